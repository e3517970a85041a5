import { describe, expect, it } from 'vitest';
import { checkLesson, problemLines } from '#course/check/checkLesson.ts';
import type { ProblemCode } from '#course/check/lessonProblem.ts';
import type { Course, LessonFiles } from '#course/course.ts';
import type { Locale } from '#i18n/locale.ts';
import { course, type Edit, lessonWith } from '../support/lessonFixture.ts';

const EN = 'en.mdx';
const ZH = 'zh.mdx';
const POINTS = 'points.en.json';

const whole = lessonWith();
const known: Course = { ...course, lessons: [whole] };

/** A lesson with one fault, by edits, or by a change of its files or of the course around it; and what is told. */
type Row = readonly [
  fault: readonly Edit[] | readonly [LessonFiles, Course],
  problems: readonly `${string}:${number} ${ProblemCode}`[],
];

const edit = (...one: Edit) => [one];

const rows = {
  'locale-missing': [
    [
      [{ ...whole, pages: { ...whole.pages, zh: undefined } }, known],
      ['content/zh/lessons/retry-budget.mdx:1 locale-missing'],
    ],
    [
      [{ ...whole, points: { ...whole.points, en: undefined } }, known],
      ['content/en/points/retry-budget.json:1 locale-missing'],
    ],
  ],
  'page-unreadable': [
    [edit(EN, '## What this does', '{1 +}\n\n## What this does'), ['en.mdx:64 page-unreadable']],
    [edit(ZH, 'title: 重试预算', 'title: ]'), ['zh.mdx:1 page-unreadable']],
  ],
  'field-missing': [[edit(EN, 'depth: worked\n', ''), ['en.mdx:1 field-missing', 'zh.mdx:9 field-differs']]],
  'field-differs': [[edit(ZH, 'page_version: 1', 'page_version: 2'), ['zh.mdx:7 field-differs']]],
  'id-differs': [
    [edit(EN, 'id: retry-budget', 'id: other'), ['en.mdx:2 id-differs', 'zh.mdx:2 field-differs']],
  ],
  'draft-mixed': [
    [
      edit(EN, 'status: published', 'status: published\ndraft: true'),
      ['en.mdx:7 draft-mixed', 'zh.mdx:1 field-differs'],
    ],
  ],
  'draft-words': [
    [edit(EN, 'The first attempt', 'Draft: the first attempt'), ['en.mdx:44 draft-words']],
    [edit(POINTS, '"Every', '"Draft: every'), ['points.en.json:4 draft-words']],
  ],
  'unknown-requirement': [
    [
      edit(EN, 'requires: []', 'requires: [no-such-lesson]'),
      ['en.mdx:16 unknown-requirement', 'zh.mdx:16 field-differs'],
    ],
  ],
  'unknown-source': [
    [edit(EN, '  - rfc1', '  - rfc1\n  - rfc2'), ['en.mdx:14 unknown-source', 'zh.mdx:14 field-differs']],
    [
      edit(POINTS, '"sources": ["rfc1"]', '"sources": ["rfc1", "rfc2"]'),
      ['points.en.json:2 unknown-source', 'points.zh.json:2 claim-differs'],
    ],
  ],
  'source-not-listed': [
    [
      edit(EN, '  - rfc1', '  - rfc3'),
      ['en.mdx:14 unknown-source', 'en.mdx:14 source-not-listed', 'zh.mdx:14 field-differs'],
    ],
  ],
  'section-missing': [
    [edit(EN, 'section id="not-proved"', 'section id="not-prooved"'), ['en.mdx:1 section-missing']],
  ],
  'section-order': [
    [
      [
        [EN, 'section id="practice"', 'section id="a"'],
        [EN, 'section id="mastery"', 'section id="practice"'],
        [EN, 'section id="a"', 'section id="mastery"'],
      ],
      ['en.mdx:70 section-empty', 'en.mdx:70 section-order'],
    ],
    [
      [
        [ZH, 'section id="able"', 'section id="a"'],
        [ZH, 'section id="not-proved"', 'section id="able"'],
        [ZH, 'section id="a"', 'section id="not-proved"'],
      ],
      ['zh.mdx:34 section-order'],
    ],
  ],
  'section-empty': [
    [edit(EN, '- That another attempt helps.', ''), ['en.mdx:62 section-empty']],
    [edit(EN, '- That another attempt helps.', 'That another attempt helps.'), ['en.mdx:62 section-empty']],
    [edit(ZH, '数一数：\n', ''), ['zh.mdx:70 section-empty']],
  ],
  'headings-differ': [
    [edit(ZH, '## 练习', '### 练习'), ['zh.mdx:72 headings-differ']],
    [edit(ZH, '数一数：', '## 数一数'), ['zh.mdx:70 section-empty', 'zh.mdx:91 headings-differ']],
  ],
  'points-unreadable': [
    [edit(POINTS, '"title": "Zero is a budget",', ''), ['points.en.json:8 points-unreadable']],
    [edit(POINTS, '{', ''), ['points.en.json:1 points-unreadable']],
    [edit(POINTS, '"formula"', '"fromula"'), ['points.en.json:2 points-unreadable']],
  ],
  'points-differ': [
    [edit(EN, '  - attempts-are-counted\n', ''), ['en.mdx:11 points-differ', 'zh.mdx:11 field-differs']],
    [
      edit(EN, 'Point id="zero-is-a-budget"', 'Point id="null-is-a-budget"'),
      [
        'en.mdx:11 points-differ',
        'en.mdx:54 points-differ',
        'en.mdx:54 draft-mixed',
        'en.mdx:85 mastery-without-task',
        'en.mdx:86 link-wrong',
      ],
    ],
  ],
  'claim-missing': [
    [edit(POINTS, '"claim": "A budget of zero allows no attempt.",', ''), ['points.en.json:8 claim-missing']],
  ],
  'claim-not-one-sentence': [
    [
      edit(POINTS, 'costs one, the first', 'costs one. The first'),
      ['points.en.json:2 claim-not-one-sentence'],
    ],
    [edit('points.zh.json', '都算一次，', '都算一次。'), ['points.zh.json:2 claim-not-one-sentence']],
  ],
  'claim-without-source': [
    [edit(POINTS, '"sources": ["rfc1"]', '"sources": []'), ['points.en.json:2 claim-without-source']],
    [edit(POINTS, ',\n    "sources": ["rfc1"]', ''), ['points.en.json:2 claim-without-source']],
  ],
  'claim-differs': [
    [
      edit('points.zh.json', '"formula": "n \\\\le b",', ''),
      ['points.zh.json:2 claim-differs', 'zh.mdx:1 formula-missing'],
    ],
  ],
  'wrong-language': [
    [
      edit(
        'points.zh.json',
        '"零也是预算",\n    "claim": "预算为零，就是一次也不能试。"',
        '"Zero", "claim": "No attempt."',
      ),
      ['points.zh.json:8 wrong-language'],
    ],
    [
      edit(POINTS, 'Every attempt costs one, the first included.', '每次都算，第一次也算。'),
      ['points.en.json:2 wrong-language'],
    ],
  ],
  'counterexample-missing': [
    [edit(EN, '**Counterexample.** Count', 'Count'), ['en.mdx:42 counterexample-missing']],
    [edit(ZH, '**反例。**', '反例：'), ['zh.mdx:54 counterexample-missing']],
    [
      edit(ZH, '**反例**：等', '等**反例**：'),
      ['zh.mdx:42 counterexample-missing', 'zh.mdx:50 term-outside-glossary'],
    ],
  ],
  'widget-missing': [[edit(EN, '<RetryBench', '<RetryTable'), ['en.mdx:1 widget-missing']]],
  'code-missing': [
    [edit(EN, '<CoreCode file="src/core/retry.ts" region="budget" />', ''), ['en.mdx:1 code-missing']],
  ],
  'diagram-missing': [
    [
      edit(ZH, '<Diagram name="budget" locale="zh" />', '{/* <Diagram name="budget" /> */}'),
      ['zh.mdx:1 diagram-missing'],
    ],
  ],
  'unknown-exercise': [
    [
      edit(EN, '<Practice id="count', '<Practice id="no-such" locale="en" />\n<Practice id="count'),
      ['en.mdx:76 unknown-exercise'],
    ],
  ],
  'task-missing': [
    [
      [whole, { ...known, exercises: known.exercises.map((one) => ({ ...one, tasks: ['en'] })) }],
      ['zh.mdx:76 task-missing'],
    ],
  ],
  'mastery-without-task': [
    [
      edit(EN, 'I can count attempts: [count-attempts](#exercise-count-attempts)', 'I can count attempts'),
      ['en.mdx:84 mastery-without-task'],
    ],
    [
      edit(EN, ':\n  [zero-is-a-budget](#zero-is-a-budget)', ', see [all](../../points/)'),
      ['en.mdx:85 mastery-without-task'],
    ],
  ],
  'link-wrong': [
    [edit(EN, '(../../points/)', '(../points/)'), ['en.mdx:94 link-wrong']],
    [edit(EN, '(../../points/)', '(/en/points/)'), ['en.mdx:94 link-wrong']],
    [edit(EN, '(../../points/)', '(http://example.org/)'), ['en.mdx:94 link-wrong']],
    [edit(EN, '(../../points/)', '(../../../zh/points/)'), ['en.mdx:94 link-wrong']],
    [edit(EN, '(../../points/)', '(#nothing)'), ['en.mdx:94 link-wrong']],
    [edit(EN, '(../../points/)', '(../no-such-lesson/)'), ['en.mdx:94 link-wrong']],
  ],
  'unknown-term': [[edit(EN, 'Term id="host">host', 'Term id="hots">host'), ['en.mdx:38 unknown-term']]],
  'term-repeated': [[edit(EN, 'Count:', 'Count <Term id="host">hosts</Term>:'), ['en.mdx:74 term-repeated']]],
  'term-not-first': [
    [edit(EN, 'Say how often a', 'Say how often the Host lets a'), ['en.mdx:30 term-not-first']],
    [edit(ZH, '说出', '替宿主说出'), ['zh.mdx:30 term-not-first']],
    [edit(EN, 'id="host"', 'id="host" homonym'), ['en.mdx:38 term-not-first']],
  ],
  'term-words': [
    [edit(EN, '>host<', '>server<'), ['en.mdx:38 term-words']],
    [edit(ZH, '>宿主<', '>主机<'), ['zh.mdx:38 term-words']],
  ],
  'term-not-linked': [
    [edit(EN, 'is another attempt', 'is another **host permission**'), ['en.mdx:38 term-not-linked']],
  ],
  'term-outside-glossary': [
    [edit(EN, 'is another attempt', 'is another **attempt**'), ['en.mdx:38 term-outside-glossary']],
    [edit(ZH, '第一次也算', '**首次尝试**也算'), ['zh.mdx:44 term-outside-glossary']],
  ],
  'bold-around-term': [
    [
      edit(ZH, '<Term id="retry">**重试**</Term>', '**<Term id="retry">重试</Term>**'),
      ['zh.mdx:38 bold-around-term'],
    ],
  ],
  'formula-missing': [
    [
      [
        [POINTS, '"formula": "n \\\\le b",', ''],
        ['points.zh.json', '"formula": "n \\\\le b",', ''],
      ],
      ['en.mdx:1 formula-missing', 'zh.mdx:1 formula-missing'],
    ],
  ],
  'practice-missing': [
    [
      [
        lessonWith(
          [EN, '<Practice id="count-attempts" locale="en" />', ''],
          [ZH, '<Practice id="count-attempts" locale="zh" />', ''],
        ),
        { ...known, exercises: [] },
      ],
      [
        'en.mdx:70 practice-missing',
        'en.mdx:84 link-wrong',
        'en.mdx:84 mastery-without-task',
        'zh.mdx:70 practice-missing',
        'zh.mdx:84 link-wrong',
        'zh.mdx:84 mastery-without-task',
      ],
    ],
  ],
  'exercise-not-shown': [
    [
      [
        whole,
        {
          ...known,
          exercises: [
            ...known.exercises,
            { id: 'spend-budget', lesson: 'retry-budget', status: 'published', tasks: ['en', 'zh'] },
          ],
        },
      ],
      ['en.mdx:70 exercise-not-shown', 'zh.mdx:70 exercise-not-shown'],
    ],
  ],
} as const satisfies Record<ProblemCode, readonly Row[]>;

const told = (lesson: LessonFiles, around: Course) =>
  checkLesson(lesson, around).problems.map(({ file, line, code }) => `${file}:${line} ${code}`);

describe('every fault is told, with its file and its line', () => {
  const each = Object.entries<readonly Row[]>(rows).flatMap(([code, ofCode]) =>
    ofCode.map(([fault, problems]) => ({ code, fault, problems, how: howOf(fault) })),
  );
  it.each(each)('$code: $how', ({ code, fault, problems }) => {
    const [lesson, around] = isEdits(fault) ? [lessonWith(...fault), known] : fault;
    expect(told(lesson, around)).toEqual(problems);
    expect(problems.join()).toContain(code);
  });
});

it('a lesson that is whole has no problem', () => {
  expect(told(whole, known)).toEqual([]);
});

it('a problem is one line that an editor can open: where, what, what to do, and which kind it is', () => {
  const { problems } = checkLesson(lessonWith([EN, '>host<', '>server<']), known);
  expect(problemLines(problems)).toEqual([
    'en.mdx:38 “server” is shown for the term "host". Write one of: host. Or add the words as an alias in content/glossary.json. (term-words)',
  ]);
});

describe('what looks like a fault and is none', () => {
  const harmless: readonly (readonly [string, ...Edit[]])[] = [
    ['a term shown in the plural', [EN, '>host<', '>Hosts<']],
    [
      'a word that stands further up in another sense, as the link says',
      [EN, '- Say', '- As a host, say'],
      [EN, 'id="host"', 'id="host" homonym'],
    ],
    ['the words of a term inside a longer term, in front of its link', [ZH, '- 说出', '- 凭宿主许可说出']],
    ['the words of a term inside a longer word', [EN, '- Say', '- Without ghosts, say']],
    ['the words of a term in a heading', [EN, '## What to know first', '## What a host knows']],
    ['the words of a term in code and in formulas', [EN, '- Say', '- With `host` and $host$, say']],
    ['a label in bold at the head of a line of a list', [EN, '- That another', '- **Luck.** That another']],
    ['a bold term whose link stands further up', [EN, 'That another attempt', 'That another **retry**']],
    [
      'headings, tags and sections in a fenced block',
      [EN, 'Count:\n', 'Count:\n\n```md\n## Not a heading\n<section id="able">\n```\n'],
    ],
    ['a tag in a comment', [EN, 'Count:', '{/* <Term id="none">none</Term> */}\n\nCount:']],
    [
      'a claim with abbreviations and decimals',
      [POINTS, 'Every attempt costs one, ', 'Every attempt costs 1.0 units, e.g. one, '],
    ],
  ];
  it.each(harmless.map(([what, ...edits]) => ({ what, edits })))('$what', ({ edits }) => {
    expect(told(lessonWith(...edits), known)).toEqual([]);
  });
});

describe('a draft', () => {
  const draft = (id: Locale): Edit => [`${id}.mdx`, 'status: published', 'status: draft\ndraft: true'];
  const unpublished: Course = { ...known, points: [] };

  it('is told as one, so that it stops no build, and may hold the sentences of the scaffold', () => {
    const lesson = lessonWith(draft('en'), draft('zh'), [EN, '- That another', '- Draft: that another']);
    expect(checkLesson(lesson, unpublished)).toEqual({ lesson: 'retry-budget', isDraft: true, problems: [] });
  });

  it('may practise with drafts, which a published lesson may not count', () => {
    const exercises = known.exercises.map((one) => ({ ...one, status: 'draft' as const }));
    expect(told(lessonWith(draft('en'), draft('zh')), { ...unpublished, exercises })).toEqual([]);
    expect(told(whole, { ...known, exercises })).toEqual([
      'en.mdx:70 practice-missing',
      'zh.mdx:70 practice-missing',
    ]);
  });

  it('is wholly one: not in one language alone, and with no point that is published', () => {
    expect(told(lessonWith(draft('zh')), known)).toContain('zh.mdx:6 field-differs');
    expect(told(lessonWith(draft('en'), draft('zh')), known)).toContain('en.mdx:43 draft-mixed');
    expect(told(whole, unpublished)).toContain('en.mdx:42 draft-mixed');
    expect(checkLesson(lessonWith(draft('zh')), known).isDraft).toBe(false);
  });
});

function howOf(fault: Row[0]): string {
  if (!isEdits(fault)) return 'by its files, or by the course';
  return fault.map(([file, from, to]) => `in ${file}, “${from}” becomes “${to}”`).join(', ');
}

function isEdits(fault: Row[0]): fault is readonly Edit[] {
  return Array.isArray(fault[0]);
}
