import type { ProblemCode, ProblemWeight } from '../problems.ts';

/** What was found in a skills folder, and what to do, in English. */
export const en = {
  /** Names in braces are filled in from the facts of the problem. */
  problems: {
    no_skill: 'There is no SKILL.md here. A skill is a folder that holds one.',
    skill_file_spelling: 'The file is called {found}. Hosts look for SKILL.md, in capitals.',
    skill_file_unseen:
      'The file is called {found}, so no host finds this skill. Rename it to SKILL.md; it was not read.',
    unsafe_path:
      'This path is absolute, climbs out of the folder or holds a character that parts names elsewhere. It was left out.',
    link_leads_out: 'This link leads out of the folder. It was not followed.',
    link_broken: 'This link leads to nothing.',
    link_to_folder:
      'This is a link to a folder. It was not followed; what the folder holds counts where it stands.',
    not_a_file: 'This is neither a file nor a folder. It was left out.',
    case_clash:
      'This differs from {other} by upper and lower case alone. On many disks one would replace the other.',
    too_many_files:
      'There are more than {limit} entries, and the rest is not looked at. Name a smaller folder.',
    folder_too_large: 'The texts read before this one fill the limit of {limit} bytes. It was not read.',
    file_too_large: 'The file has {size} bytes, over the limit of {limit}. It was not read; split it.',
    file_vanished: 'The file was gone when it was to be read.',
    file_replaced: 'Another file had taken its place when it was to be read. Read the folder again.',
    file_unreadable: 'The file cannot be read. Look at its permissions.',
    binary_file: 'Binary, {size} bytes: no text, so it has no cost in tokens and is not loaded.',
    not_text: 'The file is binary. A SKILL.md is text in UTF-8.',
    not_utf8: 'This line is not UTF-8. Save the file in UTF-8.',
    byte_order_mark:
      'The file begins with a byte order mark. Some hosts see no front matter behind it; save without it.',
    windows_line_ends: 'Line ends are those of Windows. They were counted like those of Unix.',
    no_front_matter: 'The front matter is missing: the first line is not ---.',
    front_matter_not_closed: 'The front matter is not closed: no further line is ---.',
    front_matter_too_large: 'The front matter is longer than {limit} characters. It was not read.',
    front_matter_not_a_map: 'The front matter is no list of fields such as "name: ...".',
    yaml: 'This is not YAML. {detail}.',
    yaml_quote_colon:
      'The value of {field} holds a colon without quotes, and YAML takes what stands before it for a field. Put the whole value in quotes.',
    yaml_quote_start:
      'The value of {field} begins with {start}, which has a meaning of its own in YAML. Put the whole value in quotes.',
    yaml_alias:
      'The YAML alias *{name} is not followed, since aliases can unfold without end. Write the value out.',
    yaml_tag: 'The YAML tag {name} asks for something to be constructed. Write plain text.',
    yaml_too_deep: 'The YAML is nested too deeply to be read. A skill needs two levels.',
    yaml_key: 'A field’s name must be text.',
    field_unknown:
      'The specification has no field {field}, and its validator refuses it. Own fields go under metadata.',
    field_not_text: 'The value of {field} must be text.',
    field_unquoted: '{field} was read as it is written, but YAML makes a {type} of it. Put it in quotes.',
    name_missing: 'The field name is missing or empty.',
    name_too_long: 'The name has {length} characters, over the limit of {limit}.',
    name_not_lower_case: 'The name {name} has capital letters. Write it in lower case.',
    name_character:
      'The name “{name}” holds “{character}” ({code}). Only letters, digits and hyphens may stand there.',
    name_not_ascii:
      'The name {name} goes beyond a to z, digits and hyphens. The specification’s validator takes it, its text does not.',
    name_hyphen_at_end: 'The name {name} begins or ends with a hyphen.',
    name_double_hyphen: 'The name {name} has two hyphens in a row.',
    name_is_not_folder: 'The skill is named {name} and its folder {folder}. They must be the same.',
    name_taken: 'The name {name} is that of {other} too. A host shows one of the two.',
    description_missing: 'The field description is missing or empty. Without it no host can list the skill.',
    description_cut:
      'A blank and # begin a comment here, and the description ends before them. Put the whole value in quotes if the rest belongs to it.',
    description_too_long: 'The description has {length} characters, over the limit of {limit}.',
    compatibility_empty: 'The field compatibility is empty. Fill it or leave it out.',
    compatibility_too_long: 'The compatibility text has {length} characters, over the limit of {limit}.',
    metadata_not_a_map: 'The field metadata must map names to texts.',
    metadata_value_not_text: 'The value of {key} under metadata must be text.',
    allowed_tools:
      'allowed-tools names {tools}. The field is experimental, and naming a tool permits nothing.',
    allowed_tools_commas:
      'The tools in {written} are parted by commas. The specification parts them by blanks; another reader takes the comma for a part of the name.',
    allowed_tools_list:
      'The value of allowed-tools is a list, and the specification wants one text. Write the names with blanks between them: {written}.',
    body_empty: 'The body is empty: activating this skill loads no instructions.',
    body_long: 'The body has {lines} lines. The specification recommends fewer than {limit}.',
    body_costly: 'The body costs {tokens} tokens. The specification recommends fewer than {limit}.',
    reference_leads_out: 'The link to {target} leads out of the skill. It was not followed.',
    reference_leads_nowhere: 'The link to {target} leads to no file of the skill.',
  } satisfies Record<ProblemCode, string>,
  /** How a problem weighs, as a label. */
  weights: { error: 'error', note: 'note' } satisfies Record<ProblemWeight, string>,
};

/** What is said of a skills folder in one language. */
export type SkillMessages = typeof en;
