import { describe, expect, it } from 'vitest';
import { themeStorage } from '#site/starlight/themeStorage.mjs';

/** What Starlight does before a page shows, in short: it reads the theme, and looks up an icon of that name. */
const starlight = `
  const stored = typeof localStorage !== 'undefined' && localStorage.getItem('starlight-theme');
  if (!/^[a-z]*$/.test(stored || 'auto')) throw new SyntaxError('no selector');
  if (typeof localStorage !== 'undefined') localStorage.setItem('starlight-theme', '');
  stored || 'auto'`;

/** A page whose storage does as it is told. */
function pageWith(items: Map<string, string>, blocked: boolean, full: boolean): object {
  class Storage {
    getItem(key: string): string | null {
      return items.get(key) ?? null;
    }
    setItem(key: string, value: string): void {
      if (full) throw new Error('QuotaExceededError');
      items.set(key, value);
    }
    removeItem(key: string): void {
      items.delete(key);
    }
  }
  const page: Record<string, unknown> = { Storage };
  page['window'] = page;
  const storage = new Storage();
  Object.defineProperty(page, 'localStorage', {
    configurable: true,
    get: () => {
      if (blocked) throw new Error('SecurityError');
      return storage;
    },
  });
  return page;
}

/** Runs a script whose names are first looked up in the page. */
function inPage(page: object, script: string): unknown {
  return new Function('page', `with (page) { return eval(${JSON.stringify(script)}); }`)(page);
}

const run = (page: object): unknown => inPage(page, `${themeStorage}\n${starlight}`);

describe('Starlight goes on', () => {
  it('where storage is blocked', () => {
    const page = pageWith(new Map(), true, false);
    expect(() => inPage(page, starlight)).toThrow('SecurityError');
    expect(run(page)).toBe('auto');
  });

  it('where its key holds no theme', () => {
    const items = new Map([
      ['starlight-theme', '{"broken"'],
      ['draft', 'kept'],
    ]);
    expect(run(pageWith(items, false, false))).toBe('auto');
    expect([...items]).toEqual([
      ['draft', 'kept'],
      ['starlight-theme', ''],
    ]);
  });

  it('where storage is full, and others are still told', () => {
    const page = pageWith(new Map([['starlight-theme', 'dark']]), false, true);
    expect(run(page)).toBe('dark');
    expect(() => inPage(page, "localStorage.setItem('draft', '')")).toThrow('QuotaExceededError');
  });

  it('with a theme that a reader chose', () => {
    const items = new Map([['starlight-theme', 'light']]);
    expect(run(pageWith(items, false, false))).toBe('light');
  });
});
