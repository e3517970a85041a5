import { expect, test } from '@playwright/test';
import { BASE_PATH } from '#site/settings.mjs';
import { linkProblems } from './linkProblems.ts';

test('every link and asset of the built site leads to a file, and every anchor to an id', () => {
  expect(linkProblems('dist', BASE_PATH)).toEqual([]);
});
