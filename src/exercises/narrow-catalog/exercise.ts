import type { LocalizedText } from '#i18n/localizedText.ts';
import { interpretSchema } from '#schema/interpret/interpretSchema.ts';
import { type CatalogFinding, evaluateCatalog } from '#ticket-lab/evaluateCatalog.ts';
import type { CatalogExercise } from '../contract.ts';
import { demands } from './demands.ts';
import { meta } from './meta.ts';

/** What each case asks of the catalog. */
const asks: Readonly<Record<string, LocalizedText>> = {
  whole: {
    en: 'It is a list of tools, each with a name of its own and a schema that can be used; what writes or deletes demands an `action_id`.',
    zh: '它是工具列表，每个工具有自己的名字和可用的 Schema；会写入或删除的都要求 `action_id`。',
  },
  show: { en: 'A ticket can be shown by its id.', zh: '可以按编号查看工单。' },
  list: { en: 'The first tickets can be listed.', zh: '可以列出最前面的工单。' },
  'list-on': {
    en: 'The list can be gone on with by a cursor.',
    zh: '可以凭游标接着往下列。',
  },
  preview: {
    en: 'A follow-up can be previewed, and a preview reads.',
    zh: '可以预演一条跟进，预演只需要读的许可。',
  },
  record: {
    en: 'A follow-up can be recorded under a key.',
    zh: '可以在一个键下记录跟进。',
  },
  delete: {
    en: 'A ticket can be deleted, under a permission of its own.',
    zh: '可以删除工单，需要单独的许可。',
  },
  'no-envelope': {
    en: 'No tool takes an operation and a payload, or nothing at all.',
    zh: '没有工具接受 operation 加 payload，或者空的参数。',
  },
  'no-empty-write': {
    en: 'Nothing is written without a ticket or without a text.',
    zh: '没有工单或没有内容就写不了。',
  },
  'no-write-without-key': {
    en: 'Nothing is written without a key.',
    zh: '没有键就写不了。',
  },
  'no-endless-list': { en: 'A page has 1 to 5 tickets.', zh: '一页是 1 到 5 张工单。' },
  'nothing-undeclared': {
    en: 'A field that no tool declares is refused.',
    zh: '任何工具都没有声明的字段，一律拒绝。',
  },
  'texts-are-texts': {
    en: 'What is a text is given as a text.',
    zh: '该是文本的参数，只接受文本。',
  },
  size: {
    en: `The whole has at most ${demands.maxBytes} bytes without blanks.`,
    zh: `整份目录去掉空白后不超过 ${demands.maxBytes} 字节。`,
  },
};

/** What was found. */
const shows: Readonly<Record<CatalogFinding, LocalizedText>> = {
  as_wanted: { en: 'So it is.', zh: '的确如此。' },
  not_a_list_of_tools: {
    en: 'It is no list of objects with name, effect, permission and parameters.',
    zh: '它不是由带 name、effect、permission、parameters 的对象组成的列表。',
  },
  schema_unusable: {
    en: 'The parameters of a tool are no JSON Schema, or use a keyword that is not known.',
    zh: '某个工具的 parameters 不是 JSON Schema，或用了不认识的关键字。',
  },
  name_twice: { en: 'Two tools have one name.', zh: '两个工具同名。' },
  write_without_key: {
    en: 'A tool that writes or deletes does not demand `action_id`.',
    zh: '有会写入或删除的工具不要求 `action_id`。',
  },
  no_tool_accepts: { en: 'No tool accepts it.', zh: '没有工具接受。' },
  several_accept: {
    en: 'Several tools accept it, so nothing tells the model which is meant.',
    zh: '好几个工具都接受，模型无从知道该用哪个。',
  },
  other_effect: {
    en: 'The tool that accepts it has another effect.',
    zh: '接受它的工具效果不同。',
  },
  other_permission: {
    en: 'The tool that accepts it needs another permission.',
    zh: '接受它的工具要的是另一种许可。',
  },
  accepted: { en: 'A tool accepts it all the same.', zh: '还是有工具接受了。' },
  too_large: { en: 'It is larger.', zh: '超出了。' },
};

/** A finding with the call at fault, as JSON. */
function withCall({ en, zh }: LocalizedText, call: unknown): LocalizedText {
  const text = JSON.stringify(call);
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return { en: `${en} \`${shown}\``, zh: `${zh}\`${shown}\`` };
}

/** Signs of a call that are shown. */
const MOST_SHOWN = 160;

/** Write the catalog of narrow tools that takes the wide tool's place. */
export const exercise: CatalogExercise = {
  ...meta,
  outcomes: (catalog) => {
    const rows = evaluateCatalog(catalog, demands, interpretSchema).map(
      ({ id, finding, call }) => ({
        id,
        words: asks[id] ?? { en: id, zh: id },
        right: finding === 'as_wanted',
        shows: call === undefined ? shows[finding] : withCall(shows[finding], call),
      }),
    );
    return rows;
  },
};
