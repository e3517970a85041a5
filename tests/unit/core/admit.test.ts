import { describe, expect, it } from 'vitest';
import {
  type AdmissionTool,
  acceptResult,
  admit,
  compareCodePoints,
  type HostPolicy,
  sortViolations,
  type Violation,
} from '#core';
import { traceText } from '../../support/traceText.ts';

const violation = (path: string, keyword = 'type', expected: unknown = 'string'): Violation => ({
  path,
  keyword,
  expected,
  received: { kind: 'missing' },
});

/** A tool that writes down which of its parts was asked. */
function recorded(parts: {
  readonly structure?: readonly Violation[];
  readonly meaning?: readonly (readonly Omit<Violation, 'keyword'>[])[];
  readonly policy?: HostPolicy;
}) {
  const asked: string[] = [];
  const tool: AdmissionTool = {
    name: 'send_mail',
    validateArguments: () => {
      asked.push('structure');
      return parts.structure ?? [];
    },
    semanticChecks: (parts.meaning ?? []).map((found, index) => ({
      id: `check-${index}`,
      find: () => {
        asked.push(`check-${index}`);
        return found;
      },
    })),
  };
  const run = admit(tool, { to: 'a' }, (call) => {
    asked.push(`policy ${call.tool} ${JSON.stringify(call.arguments)}`);
    return (parts.policy ?? (() => 'granted'))(call);
  });
  return { asked, run };
}

const missing = { path: '/to', expected: 'an address', received: { kind: 'value', value: 'a' } } as const;

describe('admit asks structure, then meaning, then permission', () => {
  it('passes where nobody objects, and asks the policy last', () => {
    const { asked, run } = recorded({ meaning: [[], []] });
    expect(traceText(run)).toBe('structure:yes meaning:yes permission:yes | passed');
    expect(asked).toEqual(['structure', 'check-0', 'check-1', 'policy send_mail {"to":"a"}']);
  });

  it('asks no semantic check and no policy about arguments that break the schema', () => {
    const { asked, run } = recorded({ structure: [violation('/to')], meaning: [[missing]] });
    expect(asked).toEqual(['structure']);
    expect(run).toMatchObject({
      stoppedAt: 'structure',
      refusal: { code: 'invalid_arguments', violations: [violation('/to')] },
    });
  });

  it('lets every semantic check speak, and asks no policy about what means nothing', () => {
    const { asked, run } = recorded({ meaning: [[missing], [], [{ ...missing, path: '/cc' }]] });
    expect(asked).toEqual(['structure', 'check-0', 'check-1', 'check-2']);
    expect(run).toMatchObject({
      stoppedAt: 'meaning',
      refusal: {
        code: 'meaning_unknown',
        violations: [
          { ...missing, path: '/cc', keyword: 'check-2' },
          { ...missing, keyword: 'check-0' },
        ],
      },
    });
  });

  it('a semantic check cannot give its finding the name of another keyword', () => {
    const found = { ...missing, keyword: 'type' } as Omit<Violation, 'keyword'>;
    expect(recorded({ meaning: [[found]] }).run).toMatchObject({
      refusal: { violations: [{ keyword: 'check-0' }] },
    });
  });

  it.each<readonly [string, unknown, string]>([
    ['a denial', () => 'denied', 'permission_denied'],
    ['true', () => true, 'permission_undecided'],
    ['a promise', async () => 'granted', 'permission_undecided'],
    [
      'an error',
      () => {
        throw new Error();
      },
      'permission_undecided',
    ],
  ])('%s is refused by the last gate', (_what, policy, code) => {
    const { run } = recorded({ policy: policy as HostPolicy });
    expect(traceText(run)).toBe(`structure:yes meaning:yes permission:no | permission {"code":"${code}"}`);
  });

  it('sorts what the schema found, whatever the order in which it was found', () => {
    const { run } = recorded({
      structure: [
        violation('/to'),
        violation('/cc', 'type'),
        violation('/cc', 'minLength', 1),
        violation(''),
      ],
    });
    expect(run).toMatchObject({
      refusal: {
        violations: [
          violation(''),
          violation('/cc', 'minLength', 1),
          violation('/cc', 'type'),
          violation('/to'),
        ],
      },
    });
  });
});

describe('acceptResult is the same rule in the other direction', () => {
  const tool: AdmissionTool = { name: 't', validateArguments: () => [], semanticChecks: [] };

  it('a tool that promises nothing breaks nothing', () => {
    expect(acceptResult(tool, undefined)).toStrictEqual({ ok: true });
  });
  it('a result that fits is accepted, whatever the arguments were', () => {
    const invalid: AdmissionTool = {
      ...tool,
      validateArguments: () => [violation('')],
      validateResult: () => [],
    };
    expect(acceptResult(invalid, {})).toStrictEqual({ ok: true });
  });
  it('a result that does not fit is told with every violation, sorted', () => {
    const strict: AdmissionTool = { ...tool, validateResult: () => [violation('/b'), violation('/a')] };
    expect(acceptResult(strict, {})).toStrictEqual({
      ok: false,
      code: 'output_schema_error',
      violations: [violation('/a'), violation('/b')],
    });
  });
});

describe('violations are sorted by path, keyword and expectation', () => {
  it('by code point, not by UTF-16 unit or by language', () => {
    expect(['é', 'z', '😀', '\uE000', 'Z', ''].sort(compareCodePoints)).toEqual([
      '',
      'Z',
      'z',
      'é',
      '\uE000',
      '😀',
    ]);
    expect(Math.sign(compareCodePoints('ab', 'a'))).toBe(1);
    expect(compareCodePoints('a', 'a')).toBe(0);
  });
  it('leaves the list that it is given as it is', () => {
    const given = [violation('/b'), violation('/a')];
    const sorted = sortViolations(given);
    expect(given.map(({ path }) => path)).toEqual(['/b', '/a']);
    expect(sorted.map(({ path }) => path)).toEqual(['/a', '/b']);
  });
  it('by what was expected where path and keyword agree; what JSON cannot write comes first', () => {
    const sorted = sortViolations([
      violation('', 'x', 'b'),
      violation('', 'x', 'a'),
      { ...violation('', 'x'), expected: undefined },
    ]);
    expect(sorted.map(({ expected }) => expected)).toEqual([undefined, 'a', 'b']);
  });
});
