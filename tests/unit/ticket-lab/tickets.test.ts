import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, registerTools } from '#core';
import { labHost } from '#ticket-lab/labHost.ts';
import { closingTool, narrowTools } from '#ticket-lab/narrowTools.ts';
import { ticketStore } from '#ticket-lab/ticketStore.ts';
import { callWide } from '#ticket-lab/wideTool.ts';

describe('the store', () => {
  const tickets = ticketStore().list();

  it('has 25 tickets from T-101, of which every third waits', () => {
    expect(tickets.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => `T-${101 + index}`));
    const waiting = tickets.filter(({ status }) => status === 'waiting').map(({ id }) => id);
    expect(waiting).toEqual(['T-102', 'T-105', 'T-108', 'T-111', 'T-114', 'T-117', 'T-120', 'T-123']);
  });

  it.each(['t-102', ' T-102', 'T-102 ', 'T-999', '', 'constructor', 102, null])('does not find %j', (id) => {
    expect(ticketStore().find(id)).toBeUndefined();
  });
});

describe('the wide tool takes whatever comes', () => {
  it.each([
    [
      'a missing ticket is a success that holds null',
      { operation: 'get', payload: { ticket_id: 'T-999' } },
      true,
      [],
    ],
    ['a note to nowhere is done', { operation: 'record', payload: {} }, true, ['record::']],
    [
      'a note that is no text is written as one',
      { operation: 'record', payload: { ticket_id: 'T-102', note: 7 } },
      true,
      ['record:T-102:7'],
    ],
    ['an operation in other letters fails', { operation: 'Get' }, false, []],
    ['there is no preview', { operation: 'preview', payload: { ticket_id: 'T-102' } }, false, []],
    ['a payload that is null is an empty one', { operation: 'list', payload: null }, true, []],
    ['arguments that are no object fail', 'get', false, []],
  ])('%s', (_rule, args, ok, effects) => {
    const store = ticketStore();
    expect(callWide(store, { name: 'ticket_operation', arguments: args }).ok).toBe(ok);
    expect(store.effects()).toEqual(effects);
  });
});

describe('a walk by cursors', () => {
  const actor = { id: 'ann', permissions: new Set(['ticket:read']) };

  it('ends, and gives every ticket once, whatever the limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), async (limit) => {
        const host = labHost();
        const registration = registerTools(narrowTools(ticketStore(), host), host);
        if (!registration.ok) throw new Error('the lab’s own tools are refused');
        const ids: string[] = [];
        let cursor: string | null = null;
        let pages = 0;
        do {
          const { result } = await callTool(
            { registry: registration.registry, host },
            { tool: 'list_tickets', arguments: { limit, cursor }, actor },
          );
          if (!result.ok) throw new Error(result.error.code);
          const page = result.output as { items: { id: string }[]; next_cursor: string | null };
          ids.push(...page.items.map(({ id }) => id));
          cursor = page.next_cursor;
          pages += 1;
        } while (cursor !== null);
        expect(ids).toEqual(
          ticketStore()
            .list()
            .map(({ id }) => id),
        );
        expect(pages).toBe(Math.ceil(25 / limit));
      }),
      { numRuns: 5 },
    );
  });

  it('of one actor leads nowhere for another, and shows nobody what is somebody else’s', async () => {
    const host = labHost();
    const store = ticketStore({ owners: { 'T-102': 'ann' } });
    const registration = registerTools([...narrowTools(store, host), closingTool(store)], host);
    if (!registration.ok) throw new Error('the lab’s own tools are refused');
    const list = async (who: string, cursor: string | null) =>
      (
        await callTool(
          { registry: registration.registry, host },
          { tool: 'list_tickets', arguments: { limit: 2, cursor }, actor: { ...actor, id: who } },
        )
      ).result;
    const [anns, bobs] = [await list('ann', null), await list('bob', null)];
    const idsOf = (result: typeof anns) =>
      result.ok ? (result.output as { items: { id: string }[] }).items.map(({ id }) => id) : [];
    expect([idsOf(anns), idsOf(bobs)]).toEqual([
      ['T-101', 'T-102'],
      ['T-101', 'T-103'],
    ]);
    const annsCursor = anns.ok ? (anns.output as { next_cursor: string }).next_cursor : '';
    expect(await list('bob', annsCursor)).toMatchObject({ error: { code: 'invalid_cursor' } });
  });
});
