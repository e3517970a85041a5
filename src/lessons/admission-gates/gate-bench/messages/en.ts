import type { Conjunct, NameDifference, PermitGateId } from '#core';
import { gateDemands, gateNames, permitRefusals } from '#core/messages/en/admission.ts';
import { en as shared } from '#ui/messages/en.ts';
import { type Phrase, phrase } from '#ui/phrase.ts';
import type { Permission } from '../benchState.ts';
import type { ValueKind } from '../valueKind.ts';

const kinds = {
  null: 'null',
  boolean: 'a boolean',
  string: 'a string',
  integer: 'an integer',
  fraction: 'not a whole number',
  unbounded: 'too large to be held as a number',
  array: 'an array',
  object: 'an object',
} satisfies Record<ValueKind, string>;

const typeRemarks = {
  null: () => phrase`${'null'} is a value: the field is there, its type is wrong.`,
  boolean: (literal) => phrase`In JSON ${literal} is not ${literal === 'true' ? 1 : 0}.`,
  string: () => phrase`Digits in quotes are text.`,
  integer: () => phrase`A number is no name.`,
  fraction: () => phrase`It is not rounded: a day count is whole.`,
  unbounded: () => phrase`What it was rounded to is infinity, which is no integer.`,
  array: () => phrase`A list with one right element is still a list.`,
  object: () => phrase`A wrapped value is not the value.`,
} satisfies Record<ValueKind, (literal: string) => Phrase>;

const nearMisses = {
  case: (city) => phrase`It knows ${city}: the two differ in upper and lower case.`,
  blanks: (city) => phrase`It knows ${city}: the two differ in blanks.`,
  unicode_form: (city) =>
    phrase`It knows ${city}, which looks the same and is stored as other code points (Unicode form).`,
} satisfies Record<NameDifference, (city: string) => Phrase>;

const list = (names: readonly string[]): Phrase =>
  names.flatMap((name, i) => [...(i === 0 ? [] : [', ']), ...phrase`${name}`]);

export const en = {
  ...shared,
  gateNames,
  gateDemands,
  permitRefusals,
  labels: {
    bench: 'Gate bench',
    arguments: 'Arguments, as JSON',
    cities: 'Cities this host knows',
    addCity: 'Add a city',
    add: 'Add',
    remove: (city: string) => `Remove ${city}`,
    noCities: 'none',
    permission: 'Host permission',
    gates: 'Gates',
    notReached: 'not reached',
    passed: 'passed',
    refused: 'refused',
    found: 'Find your own.',
  },
  permissions: {
    granted: 'granted',
    denied: 'denied',
    undecided: 'no decision',
  } satisfies Record<Permission, string>,
  conjuncts: {
    structure: 'structure',
    meaning: 'meaning',
    permission: 'permission',
  } satisfies Record<Conjunct, string>,
  outcomes: {
    unread: 'Not JSON.',
    refused: (gate: PermitGateId) => `Refused at ${gateNames[gate]}.`,
    passed: 'Passed by all five gates.',
  },
  unreadFollows: phrase`No gate is asked: there are no arguments yet.`,
  causes: {
    notAnObject: (kind: ValueKind): Phrase => [
      `The arguments are ${kinds[kind]}, not an object with fields.`,
    ],
    missing: (names: readonly string[]): Phrase => [
      ...list(names),
      names.length === 1 ? ' is missing.' : ' are missing.',
    ],
    extra: (names: readonly string[]): Phrase => [
      ...list(names),
      names.length === 1 ? ' is not a field of this tool.' : ' are not fields of this tool.',
    ],
    wrongType: (field: string, literal: string, kind: ValueKind): Phrase => [
      ...phrase`${field} is ${literal}`,
      kind === 'null' ? '. ' : `, ${kinds[kind]}. `,
      ...typeRemarks[kind](literal),
    ],
    cityNotString: (literal: string, kind: ValueKind): Phrase => [
      ...phrase`${'city'} is ${literal}`,
      kind === 'null' ? '; it must be a string.' : `, ${kinds[kind]}; it must be a string.`,
    ],
    tooFew: (literal: string) => phrase`${'days'} is ${literal}, less than 1.`,
    tooMany: (literal: string) => phrase`${'days'} is ${literal}, more than 7.`,
    unknownCity: (city: string) => phrase`${'city'} is ${city}, which is not in this host’s list.`,
    nearMisses,
    denied: phrase`The policy was asked and said no.`,
    undecided: phrase`The policy answered with neither yes nor no; a promise, for one, is no answer.`,
  },
  follows: {
    told: (refusal: string): Phrase => [`Nothing starts; the model is told: “${refusal}”`],
    host: (refusal: string): Phrase => [`Nothing starts. ${refusal}`],
    starts: phrase`The call may start. Whether it succeeds is not said here.`,
  },
  found: {
    howTo: 'Type arguments of your own and make each gate refuse. Situations from the list do not count.',
    parse: 'not JSON',
    count: (seen: number, parse: boolean) =>
      `${seen} of 5 gates${parse ? ', and a text that is no JSON' : ''}.`,
    seen: 'seen',
    notYet: 'not yet',
    news: (name: string, seen: number) => `Found: ${name}. ${seen} of 5 gates.`,
    all: 'You have seen all five refuse.',
  },
};

/** What the bench says in one language. */
export type BenchWords = typeof en;
