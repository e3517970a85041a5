import { describe, expect, it } from 'vitest';
import { findEngine, missingEngine } from '../../../src/cli/provideEngines.mjs';

describe('engines for the tests', () => {
  it.each(['firefox', 'webkit'] as const)('%s is not found where no folder has it', (name) => {
    expect(findEngine(name, { PATH: '' })).toBeNull();
  });

  it('FIREFOX_PATH names another Firefox, and a file that is not there is none', () => {
    expect(findEngine('firefox', { FIREFOX_PATH: process.execPath })).toBe(process.execPath);
    expect(findEngine('firefox', { PATH: process.env['PATH'], FIREFOX_PATH: '/no/firefox' })).toBeNull();
  });

  it('one that is not to be had is told, and fails under CI alone', () => {
    expect(missingEngine('webkit', {})).toEqual({
      isFault: false,
      text: 'webkit: not on this machine, and not to be installed here: left out',
    });
    expect(missingEngine('webkit', { CI: 'true' })).toMatchObject({ isFault: true });
  });
});
