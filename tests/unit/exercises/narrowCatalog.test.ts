import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demands } from '#exercises/narrow-catalog/demands.ts';
import { exercise } from '#exercises/narrow-catalog/exercise.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { compileSchema } from '#schema';
import { evaluateCatalog } from '#ticket-lab/evaluateCatalog.ts';
import { trustedRealmHost } from '../../support/trustedRealm.ts';

const folder = 'src/exercises/narrow-catalog';
const read = (name: string) => fs.readFileSync(`${folder}/${name}`, 'utf8');

interface Tool {
  name: string;
  effect: string;
  permission: string;
  parameters: { properties: Record<string, object>; required: string[]; additionalProperties?: boolean };
}

/** The solution with something changed. */
function changed(change: (tools: Record<string, Tool>) => void, ...more: readonly object[]): unknown {
  const tools = JSON.parse(read('solution.json')) as Tool[];
  change(Object.fromEntries(tools.map((tool) => [tool.name, tool])));
  return [...tools, ...more];
}

const failing = (submission: unknown): readonly string[] =>
  exercise
    .outcomes(submission)
    .filter(({ right }) => !right)
    .map(({ id }) => id);
const tool = (tools: Record<string, Tool>, name: string): Tool => tools[name] as Tool;

it('the solution passes, and the wide tool does not', async () => {
  const kinds = await Promise.all(
    ['solution.json', 'starter.json'].map(
      async (name) => (await gradeSubmission({ exercise, text: read(name) }, trustedRealmHost)).verdict.kind,
    ),
  );
  expect(kinds).toEqual(['passed', 'wrong']);
});

it('what is no JSON is told with line and column', async () => {
  const { verdict } = await gradeSubmission({ exercise, text: '[\n  {"name": }]' }, trustedRealmHost);
  expect(verdict).toMatchObject({ kind: 'compile-error', code: 'json', line: 2, column: 12 });
});

describe('each mistake costs the cases that it spoils', () => {
  it.each<readonly [what: string, submission: unknown, cases: readonly string[]]>([
    ['no list', { tools: [] }, ['whole', 'show', 'list', 'list-on', 'preview', 'record', 'delete']],
    ['an empty list', [], ['show', 'list', 'list-on', 'preview', 'record', 'delete']],
    [
      'a name twice',
      changed((t) => {
        tool(t, 'delete_ticket').name = 'show_ticket';
      }),
      ['whole'],
    ],
    [
      'an unknown keyword',
      changed((t) => {
        Object.assign(tool(t, 'show_ticket').parameters, { requires: [] });
      }),
      ['whole', 'show'],
    ],
    [
      'a preview inside the write, by a flag',
      changed((t) => {
        tool(t, 'preview_followup').effect = 'write';
      }),
      ['whole', 'preview', 'no-write-without-key'],
    ],
    [
      'one permission for all',
      changed((t) => {
        for (const one of Object.values(t)) one.permission = 'ticket:write';
      }),
      ['show', 'list', 'list-on', 'preview', 'delete'],
    ],
    [
      'a key that may be left out',
      changed((t) => {
        tool(t, 'record_followup').parameters.required = ['ticket_id', 'note'];
      }),
      ['whole', 'preview', 'no-write-without-key'],
    ],
    [
      'an open object',
      changed((t) => {
        delete tool(t, 'show_ticket').parameters.additionalProperties;
      }),
      ['preview', 'record', 'delete', 'nothing-undeclared', 'texts-are-texts'],
    ],
    [
      'an empty note',
      changed((t) => {
        tool(t, 'record_followup').parameters.properties['note'] = { type: 'string' };
      }),
      ['no-empty-write'],
    ],
    [
      'no upper bound',
      changed((t) => {
        tool(t, 'list_tickets').parameters.properties['limit'] = { type: 'integer', minimum: 1 };
      }),
      ['no-endless-list'],
    ],
    [
      'a second tool for the same',
      changed(() => {}, {
        name: 'get',
        effect: 'read',
        permission: 'ticket:read',
        parameters: {
          type: 'object',
          properties: { ticket_id: {} },
          required: ['ticket_id'],
          additionalProperties: false,
        },
      }),
      ['show', 'texts-are-texts'],
    ],
    [
      'the wide tool beside the narrow ones',
      changed(() => {}, ...(JSON.parse(read('starter.json')) as object[])),
      ['whole', 'no-envelope', 'nothing-undeclared'],
    ],
    [
      'descriptions without end',
      changed((t) => {
        Object.assign(tool(t, 'show_ticket'), { description: 'x'.repeat(2000) });
      }),
      ['size'],
    ],
  ])('%s', (_what, submission, cases) => {
    expect(failing(submission)).toEqual(cases);
  });

  it('const of the very arguments tried fails, and the call that it leaves out is shown', () => {
    const fitted = changed((t) => {
      tool(t, 'show_ticket').parameters.properties['ticket_id'] = { const: 'T-102' };
    });
    const outcome = exercise.outcomes(fitted).find(({ id }) => id === 'show');
    expect(outcome).toMatchObject({ right: false });
    expect(outcome?.shows.en).toBe('No tool accepts it. `{"ticket_id":"T-101"}`');
    expect(outcome?.shows.zh).toContain('`{"ticket_id":"T-101"}`');
  });

  it('the same cases in the same sequence, whatever is submitted', () => {
    const ids = exercise.outcomes([]).map(({ id }) => id);
    for (const submission of [null, 'x', [null], [[]], JSON.parse(read('solution.json'))])
      expect(exercise.outcomes(submission).map(({ id }) => id)).toEqual(ids);
  });
});

it('the compiler of schemas finds the same as the interpreter', () => {
  for (const name of ['solution.json', 'starter.json']) {
    const cases = evaluateCatalog(JSON.parse(read(name)), demands, compileSchema);
    expect(cases.filter(({ finding }) => finding !== 'as_wanted').map(({ id }) => id)).toEqual(
      failing(JSON.parse(read(name))),
    );
  }
});
