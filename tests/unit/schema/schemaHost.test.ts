import { describe, expect, it } from 'vitest';
import { compileSchema, hostOf, schemaHost } from '#schema';

describe('a host of schemas', () => {
  it('compiles schemas of one text once', () => {
    let times = 0;
    const host = schemaHost((schema) => {
      times += 1;
      return compileSchema(schema);
    });
    const checks = [1, 2].map(() => host.compile({ type: 'integer' }));
    expect(checks[0]).toBe(checks[1]);
    expect(checks[0]?.(true)).toHaveLength(1);
    host.compile({ type: 'string' });
    expect(times).toBe(2);
  });

  it('reads a server’s schema by its dialect, and holds its own to more', () => {
    const schema = { type: 'number', minimun: 1 };
    expect(schemaHost(compileSchema).compile(schema)?.(0)).toEqual([]);
    expect(hostOf(compileSchema).compile(schema)).toBeNull();
  });

  it('gives no check for a schema that cannot be used', () => {
    expect(schemaHost(compileSchema).compile({ type: 'number', minimum: '1' })).toBeNull();
    expect(schemaHost(compileSchema).compile({ $ref: '#/$defs/gone' })).toBeNull();
    expect(schemaHost(compileSchema).compile(undefined)).toBeNull();
  });
});
