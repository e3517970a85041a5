import type { ToolTraits } from '#core';
import { compareSurfaces } from '#ticket-lab/compare.ts';
import { labHost } from '#ticket-lab/labHost.ts';
import { narrowTools } from '#ticket-lab/narrowTools.ts';
import { elevenCases, moreCases } from '#ticket-lab/storedCases.ts';
import { ticketStore } from '#ticket-lab/ticketStore.ts';
import type { PairRow } from './tables/toolPairs.ts';

/** What the lesson "Wide or narrow tools" shows, the same in both languages. The prose names some rows by their place. */

/** Both surfaces on the eleven cases, and every safeguard taken out, alone and in pairs. */
export const compared = await compareSurfaces(elevenCases, moreCases);

/** The narrow tools, for their contracts. */
export const tools = narrowTools(ticketStore(), labHost());

/**
 * What counts about a tool of the lab when its boundary is drawn.
 * @throws RangeError where the lab has no such tool
 */
function traitsOf(name: string, effect?: 'preview'): ToolTraits {
  const tool = tools.find(({ model }) => model.name === name);
  if (tool === undefined) throw new RangeError(`The lab has no tool "${name}".`);
  const { permission, effect: declared } = tool.runtime;
  return { permission, effect: effect ?? declared, audience: 'support', object: 'ticket' };
}

const calendar: ToolTraits = {
  permission: 'calendar:use',
  effect: 'read',
  audience: 'everybody',
  object: 'calendar',
};

/** Pairs on which the two questions, how they differ and what ties them together, are worth comparing. */
export const pairs: readonly PairRow[] = [
  {
    names: ['get_ticket', 'record_ticket_followup'],
    pair: {
      first: traitsOf('get_ticket'),
      second: traitsOf('record_ticket_followup'),
      order: 'independent',
    },
  },
  {
    names: ['preview_ticket_followup', 'record_ticket_followup'],
    pair: {
      first: traitsOf('preview_ticket_followup', 'preview'),
      second: traitsOf('record_ticket_followup'),
      order: 'always_in_order',
    },
  },
  {
    names: [
      { en: 'list the people of a team', zh: '列出团队的成员' },
      { en: 'list their free hours', zh: '列出他们的空闲时段' },
    ],
    pair: {
      first: { ...calendar, object: 'team' },
      second: calendar,
      order: 'always_in_order',
    },
  },
  {
    names: [
      { en: 'list their free hours', zh: '列出他们的空闲时段' },
      { en: 'enter a meeting in one of them', zh: '在其中一段安排会议' },
    ],
    pair: {
      first: calendar,
      second: { ...calendar, effect: 'write' },
      order: 'always_in_order',
    },
  },
  {
    names: ['get_ticket', 'slow_ticket_lookup'],
    pair: {
      first: traitsOf('get_ticket'),
      second: traitsOf('slow_ticket_lookup'),
      order: 'independent',
    },
  },
];
