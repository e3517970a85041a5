import { contractTraits, type ToolTraits } from '#core';
import { compareSurfaces } from '#ticket-lab/compare.ts';
import { labHost } from '#ticket-lab/labHost.ts';
import { narrowTools } from '#ticket-lab/narrowTools.ts';
import { elevenCases, moreCases } from '#ticket-lab/storedCases.ts';
import { ticketStore } from '#ticket-lab/ticketStore.ts';
import type { PairRow } from './tables/toolPairs.ts';

/** What the lesson "Wide or narrow tools" shows, the same in both languages. The prose names some rows by their place. */

/** Every surface on all cases, and every safeguard taken out, alone and in pairs. */
export const compared = await compareSurfaces(elevenCases, moreCases);

/** All cases, the eleven in front. */
export const allCases = [...elevenCases, ...moreCases];

/** The narrow tools, for their contracts. */
export const tools = narrowTools(ticketStore(), labHost());

/**
 * What counts about a tool of the lab when its boundary is drawn.
 * @param effect where the tool's contract says less than a reader of the pair should see
 * @throws RangeError where the lab has no such tool
 */
function traitsOf(name: string, effect?: 'preview'): ToolTraits {
  const tool = tools.find(({ model }) => model.name === name);
  if (tool === undefined) throw new RangeError(`The lab has no tool "${name}".`);
  const traits = contractTraits(tool, { audience: 'support', object: 'ticket' });
  return effect === undefined ? traits : { ...traits, effect };
}

const calendar: ToolTraits = {
  permission: 'calendar:use',
  effect: 'read',
  audience: 'everybody',
  retry: 'never',
  object: 'calendar',
  parameters: ['person_ids', 'day'],
  results: ['free_hours'],
};

const byId = traitsOf('get_ticket');

/** Pairs on which the questions, how they differ and what ties them together, are worth comparing. */
export const pairs: readonly PairRow[] = [
  {
    names: ['get_ticket', 'record_ticket_followup'],
    pair: {
      first: byId,
      second: traitsOf('record_ticket_followup'),
      order: 'independent',
      meaning: 'distinct',
    },
  },
  {
    names: ['preview_ticket_followup', 'record_ticket_followup'],
    pair: {
      first: traitsOf('preview_ticket_followup', 'preview'),
      second: traitsOf('record_ticket_followup'),
      order: 'always_in_order',
      meaning: 'distinct',
    },
  },
  {
    names: [
      { en: 'list the people of a team', zh: '列出团队的成员' },
      { en: 'list their free hours', zh: '列出他们的空闲时段' },
    ],
    pair: {
      first: { ...calendar, object: 'team', parameters: ['team_id'], results: ['person_ids'] },
      second: calendar,
      order: 'always_in_order',
      meaning: 'distinct',
    },
  },
  {
    names: [
      { en: 'list their free hours', zh: '列出他们的空闲时段' },
      { en: 'enter a meeting in one of them', zh: '在其中一段安排会议' },
    ],
    pair: {
      first: calendar,
      second: { ...calendar, effect: 'write', parameters: ['person_ids', 'hour'], results: ['meeting_id'] },
      order: 'always_in_order',
      meaning: 'distinct',
    },
  },
  {
    names: ['get_ticket', 'list_tickets'],
    pair: { first: byId, second: traitsOf('list_tickets'), order: 'independent', meaning: 'distinct' },
  },
  {
    names: ['get_ticket', 'preview_ticket_followup'],
    pair: {
      first: byId,
      second: traitsOf('preview_ticket_followup'),
      order: 'independent',
      meaning: 'distinct',
    },
  },
  {
    names: ['get_ticket', 'slow_ticket_lookup'],
    pair: {
      first: byId,
      second: traitsOf('slow_ticket_lookup'),
      order: 'independent',
      meaning: 'near_synonyms',
    },
  },
  {
    names: [
      { en: 'find a ticket by its id', zh: '按编号查工单' },
      { en: 'find a ticket by its customer’s address', zh: '按客户邮箱查工单' },
    ],
    pair: {
      first: byId,
      second: { ...byId, parameters: ['email'] },
      order: 'independent',
      meaning: 'near_synonyms',
    },
  },
  {
    names: [
      { en: 'list the open tickets', zh: '列出未结的工单' },
      { en: 'list the waiting tickets', zh: '列出等待中的工单' },
    ],
    pair: {
      first: traitsOf('list_tickets'),
      second: traitsOf('list_tickets'),
      order: 'independent',
      meaning: 'distinct',
    },
  },
];
