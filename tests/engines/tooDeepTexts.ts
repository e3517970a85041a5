import { readFileSync } from 'node:fs';

const solution: readonly object[] = JSON.parse(
  readFileSync('src/exercises/narrow-catalog/solution.json', 'utf8'),
);

const doubling = Object.fromEntries(
  Array.from({ length: 40 }, (_, i) => [
    `d${i}`,
    i === 39 ? {} : { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] },
  ]),
);

const nested = (levels: number, before: string, after: string, inside = '1'): string =>
  `${before.repeat(levels)}${inside}${after.repeat(levels)}`;

const program = (value: string): string => `export const validateQuery: any = ${value};`;

/** Texts on which engines have differed, since each ends a deep recursion at another depth and in other words. */
export const tooDeepTexts: readonly (readonly [exercise: string, name: string, text: string])[] = [
  ['weather-schema', 'refers-to-itself', '{"$ref":"#"}'],
  [
    'weather-schema',
    'refer-to-each-other',
    '{"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}}}',
  ],
  [
    'weather-schema',
    'anchor-of-itself',
    '{"$defs":{"a":{"$anchor":"a","anyOf":[{"$ref":"#a"}]}},"$ref":"#a"}',
  ],
  ['weather-schema', 'nested-not', nested(3000, '{"not":', '}', 'true')],
  ['weather-schema', 'nested-not-60', nested(60, '{"not":', '}', 'true')],
  [
    'narrow-catalog',
    'doubling-references',
    JSON.stringify(
      solution.map((tool) => ({ ...tool, parameters: { $ref: '#/$defs/d0', $defs: doubling } })),
    ),
  ],
  ['narrow-catalog', 'nested', nested(5000, '[', ']')],
  ['break-validate-query', 'nested', `[${nested(3000, '[', ']')}]`],
  ['break-validate-query', 'nested-60', `[${nested(60, '[', ']')}]`],
  ['break-classify-response', 'nested-in-objects', `[${nested(3000, '{"a":', '}')}]`],
  ['decide-repeat', 'nested', nested(100_000, '{"answers":', '}')],
  ['decide-repeat', 'nested-and-unclosed', '['.repeat(100_000)],
  ['order-gates', 'nested', nested(20_000, '{"order":[', ']}')],
  ['validate-query', 'nested-parentheses', program(nested(600, '(', ')'))],
  ['validate-query', 'nested-types', `type T = ${nested(600, '[', ']')};`],
  ['validate-query', 'chain-of-types', `type T = ${'A extends B ? C : '.repeat(5000)}D;`],
  ['validate-query', 'chain-of-operators', program(`${'1+'.repeat(6000)}1`)],
  ['validate-query', 'chain-of-conditions', program(`${'a?b:'.repeat(2500)}1`)],
  ['validate-query', 'chain-of-arrows', program(`${'a=>'.repeat(900)}1`)],
  ['validate-query', 'chain-of-members', program(`() => Math${'.a'.repeat(900)}`)],
  ['validate-query', 'chain-of-denials', program(`() => ${'!'.repeat(900)}1`)],
  // As deep as may be: no engine may end at it.
  ['validate-query', 'as-deep-as-arrows-go', program(`${'a=>'.repeat(280)}1`)],
  ['validate-query', 'as-deep-as-parentheses-go', program(nested(98, '(', ')'))],
  ['validate-query', 'as-deep-as-both-go', program(nested(98, '(a=>b?c:', ')'))],
  ['validate-query', 'as-deep-as-blocks-go', program(`() => ${nested(49, '{if(a)[', ']}')}`)],
  ['validate-query', 'as-deep-as-functions-go', program(nested(49, '(function(){return [', ']})'))],
  ['validate-query', 'as-deep-as-operators-go', program(`${'1+'.repeat(280)}1`)],
  ['validate-query', 'as-deep-as-members-go', program(`() => Math${'.a'.repeat(280)}`)],
];
