import { isJson, type Walk } from '../walk/index.ts';
import type { InstanceInput } from './cases.ts';
import reference from './reference.json' with { type: 'json' };

const { days, unit } = reference.properties;

/** What the instances that nobody draws are made from. Every JSON value is an instance. */
export const walk: Walk<InstanceInput> = {
  from: [
    [{ city: 'Hangzhou', days: 3, unit: 'celsius' }],
    [{ city: 'Hangzhou', days: 3 }],
    [{ city: 'Hangzhou', days: 3, unit: 'fahrenheit' }],
  ],
  allows: (input) => input.length === 1 && isJson(input),
  bounds: [days.minimum, days.maximum],
  names: ['permit', 'units', 'country', 'day', 'x-unit', 'X-note'],
  texts: [...unit.enum, 'kelvin', 'C', '朝阳', 'São Paulo', 'Oslo 2', 'O', '\u200b'],
};
