import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluateBench } from '#lessons/admission-gates/gate-bench/evaluateBench.ts';
import { findingOf, gatesFound, withFinding } from '#lessons/admission-gates/gate-bench/findings.ts';
import { gallery } from '#lessons/admission-gates/gate-bench/gallery.ts';
import { lightsOf } from '#lessons/admission-gates/gate-bench/lighting.ts';

const lit = (text: string, permission: 'granted' | 'denied' = 'granted') =>
  lightsOf(evaluateBench({ text, cities: ['Oslo'], permission }));
const withState = (lights: ReadonlyMap<string, string>, state: string) =>
  [...lights].filter(([, light]) => light === state).map(([id]) => id);

describe('the lights of the gate-flow diagram', () => {
  it('go up to the gate that stopped the call, and out to its reason', () => {
    const { nodes, edges } = lit('{"city":"Oslo","days":true}');
    expect(withState(nodes, 'allowed')).toEqual(['proposal', 'fields']);
    expect(withState(nodes, 'refused')).toEqual(['types', 'refused', 'schema_types']);
    expect(withState(edges, 'allowed')).toEqual(['proposal-fields', 'fields-types']);
    expect(withState(edges, 'refused')).toEqual(['types-schema_types', 'types-refused']);
  });

  it('go through to the start for a call that passes', () => {
    const { nodes, edges } = lit('{"city":"Oslo","days":3}');
    expect(withState(nodes, 'allowed')).toEqual([
      'proposal',
      'fields',
      'types',
      'range',
      'city',
      'permission',
      'start',
    ]);
    expect(withState(nodes, 'refused')).toEqual([]);
    expect(withState(edges, 'allowed')).toHaveLength(6);
  });

  it('reach nothing where there is no JSON', () => {
    const { nodes, edges } = lit('{');
    expect(new Set([...nodes.values(), ...edges.values()])).toEqual(new Set(['not-reached']));
  });

  it('cover every node and edge that is drawn', () => {
    const svg = fs.readFileSync('content/en/diagrams/gate-flow.wide.svg', 'utf8');
    const { nodes, edges } = lit('{"city":"Oslo","days":3}', 'denied');
    for (const [, id] of svg.matchAll(/data-node="([^"]+)"/g)) expect([...nodes.keys()]).toContain(id);
    for (const [, id] of svg.matchAll(/data-edge="([^"]+)"/g)) expect([...edges.keys()]).toContain(id);
  });
});

describe('what a reader has found', () => {
  const find = (text: string) => {
    const state = { text, cities: ['Oslo'], permission: 'granted' } as const;
    return findingOf(state, evaluateBench(state));
  };

  it('is the gate that refused, or the parser', () => {
    expect(find('{"a":1}')).toBe('fields');
    expect(find('{"city":"Oslo","days":70}')).toBe('range');
    expect(find('nope')).toBe('parse');
    expect(find('{"city":"Oslo","days":2}')).toBeNull();
  });

  it('is nothing where the arguments are the gallery’s, whatever the host does', () => {
    for (const { state } of gallery) {
      const changed = { ...state, cities: [], permission: 'denied' } as const;
      expect(findingOf(changed, evaluateBench(changed))).toBeNull();
    }
  });

  it('is kept once, in order, and counted without the parser', () => {
    const found = withFinding(withFinding(withFinding([], 'range'), 'parse'), 'fields');
    expect(found).toEqual(['parse', 'fields', 'range']);
    expect(withFinding(found, 'range')).toBe(found);
    expect(gatesFound(found)).toBe(2);
  });
});
