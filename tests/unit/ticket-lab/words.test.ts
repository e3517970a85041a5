import { expect, it } from 'vitest';
import * as en from '#ticket-lab/messages/en.ts';
import * as zh from '#ticket-lab/messages/zh.ts';
import { elevenCases, moreCases } from '#ticket-lab/storedCases.ts';
import { labCases } from '../../support/labCases.ts';

it('every case has a title of its own in both languages, and no title is left over', () => {
  const ids = [...elevenCases, ...moreCases].map(({ id }) => id).sort();
  for (const { caseTitles } of [en, zh]) {
    expect(Object.keys(caseTitles).sort()).toEqual(ids);
    expect(new Set(Object.values(caseTitles)).size).toBe(ids.length);
  }
});

it('the stored cases are those of the data sets', () => {
  expect(elevenCases).toEqual(labCases('cases'));
  expect(moreCases).toEqual(labCases('more-cases'));
});
