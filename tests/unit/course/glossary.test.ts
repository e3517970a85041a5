import { describe, expect, it } from 'vitest';
import { parseGlossary } from '#course/glossary/glossaryTerm.ts';
import { termOf } from '#course/glossary/termOf.ts';
import { termUses } from '#course/glossary/termUses.ts';
import { readLessonPage } from '#course/page/lessonPage.ts';
import { glossaryJsonLd } from '#site/glossary/glossaryJsonLd.ts';

const host = {
  id: 'host',
  en: { term: 'host', aliases: ['host application'], definition: 'What runs tools.' },
  zh: { term: '宿主', definition: '执行工具的应用。' },
};

describe('a glossary is read whole or not at all, and the place of a fault is named', () => {
  it.each([
    ['no JSON', '[', /^terms\.json: /],
    ['an id that is no id', JSON.stringify([{ ...host, id: 'Host' }]), /kebab-case[\s\S]*\[0\]\.id/],
    ['a language missing', JSON.stringify([{ id: 'host', en: host.en }]), /\[0\]\.zh/],
    [
      'an empty definition',
      JSON.stringify([{ ...host, zh: { term: '宿主', definition: '' } }]),
      /\[0\]\.zh\.definition/,
    ],
    [
      'an id twice',
      JSON.stringify([host, { ...host, en: { ...host.en, term: 'server', aliases: [] } }]),
      /\(id\): host\./,
    ],
    [
      'a name that means two things, whatever its capitals',
      JSON.stringify([
        host,
        { ...host, id: 'server', en: { term: 'Host application', definition: 'Another.' } },
      ]),
      /\(en\): host application\.[\s\S]*\(zh\): 宿主\./,
    ],
    ['a field that nobody reads', JSON.stringify([{ ...host, lesson: 'x' }]), /lesson/],
  ])('%s', (_fault, text, message) => {
    expect(() => parseGlossary(text, 'terms.json')).toThrow(message);
  });

  it('a term that is not there is told with the file to add it to', () => {
    expect(() => termOf('no-such-term')).toThrow('No term "no-such-term". Add it to content/glossary.json.');
  });
});

it('a use of a term is where the page links it, by the nearest id', () => {
  const text = [
    '<section id="able">\n\n<Term id="host">host</Term> `<Term id="code">x</Term>`\n\n</section>',
    '<Point id="one-claim">\n\n<Term id="tool">tools</Term>\n\n</Point>',
  ].join('\n\n');
  const reading = readLessonPage({ file: 'lesson.mdx', text });
  expect(reading.ok && [...termUses(reading.page)]).toEqual([
    ['host', 'able'],
    ['tool', 'one-claim'],
  ]);
});

it('search engines are told each term with its names in both languages', () => {
  const [zh] = glossaryJsonLd(parseGlossary(JSON.stringify([host]), 'terms.json'), 'zh').hasDefinedTerm;
  expect(zh).toEqual({
    '@type': 'DefinedTerm',
    '@id': 'https://tool-contracts.example/zh/glossary/#term-host',
    termCode: 'host',
    name: '宿主',
    alternateName: ['host', 'host application'],
    description: '执行工具的应用。',
  });
});
