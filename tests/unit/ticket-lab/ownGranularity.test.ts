import { describe, expect, it } from 'vitest';
import { contractTraits, granularity } from '#core';
import { labHost } from '#ticket-lab/labHost.ts';
import { narrowTools } from '#ticket-lab/narrowTools.ts';
import { ticketStore } from '#ticket-lab/ticketStore.ts';

const tools = narrowTools(ticketStore(), labHost());
const own = tools.flatMap((first, at) => tools.slice(at + 1).map((second) => [first, second] as const));

/** What the contracts alone say; for whom and about what is the same for all five. */
function reasonsOf(
  [first, second]: (typeof own)[number],
  meaning: 'distinct' | 'near_synonyms',
): { decision: string; reasons: readonly string[] } {
  const about = { audience: 'support', object: 'ticket' };
  return granularity({
    first: contractTraits(first, about),
    second: contractTraits(second, about),
    order: 'independent',
    meaning,
  });
}

describe('the granularity rule over the course’s own five contracts', () => {
  it('leaves all five as they are: ten pairs, each two tools', () => {
    expect(
      own.map((pair) => [
        pair.map(({ model }) => model.name).join(' + '),
        reasonsOf(pair, 'distinct').decision,
        reasonsOf(pair, 'distinct').reasons.join(', '),
      ]),
    ).toEqual([
      ['get_ticket + preview_ticket_followup', 'split', 'results_differ'],
      ['get_ticket + record_ticket_followup', 'split', 'effect_differs, permission_differs'],
      ['get_ticket + list_tickets', 'split', 'parameters_differ, results_differ'],
      ['get_ticket + slow_ticket_lookup', 'split', 'retry_differs'],
      ['preview_ticket_followup + record_ticket_followup', 'split', 'effect_differs, permission_differs'],
      ['preview_ticket_followup + list_tickets', 'split', 'parameters_differ, results_differ'],
      ['preview_ticket_followup + slow_ticket_lookup', 'split', 'retry_differs'],
      ['record_ticket_followup + list_tickets', 'split', 'effect_differs, permission_differs'],
      [
        'record_ticket_followup + slow_ticket_lookup',
        'split',
        'effect_differs, permission_differs, retry_differs',
      ],
      ['list_tickets + slow_ticket_lookup', 'split', 'retry_differs'],
    ]);
  });

  it('keeps the slow look-up apart even for who takes it as another word for get_ticket', () => {
    const pair = own.find(
      (both) => both.map(({ model }) => model.name).join() === 'get_ticket,slow_ticket_lookup',
    );
    expect(pair && reasonsOf(pair, 'near_synonyms')).toEqual({
      decision: 'split',
      reasons: ['retry_differs'],
    });
  });
});

it('a contract without properties has no parameters and no results', () => {
  const [tool] = tools;
  if (tool === undefined) throw new Error('no tools');
  const { name, description } = tool.model;
  expect(
    contractTraits(
      { ...tool, model: { name, description, inputSchema: true } },
      { audience: 'support', object: 'ticket' },
    ),
  ).toMatchObject({ parameters: [], results: [], effect: 'read', retry: 'never' });
});
