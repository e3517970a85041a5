import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const examples = readdirSync('examples').filter((file) => file.endsWith('.ts'));

it('there are examples to run', () => expect(examples.length).toBeGreaterThan(0));

it.each(examples)('examples/%s shows what it asserts', (file) => {
  const { status, stderr } = spawnSync(process.execPath, [`examples/${file}`], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
