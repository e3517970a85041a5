import { type Change, nearMissesOf } from './nearMiss.ts';

const version = "response['jsonrpc'] !== '2.0'";
const identity = "!Object.hasOwn(response, 'id') || response['id'] !== expectedId";
const branch = "Object.hasOwn(response, 'error') === Object.hasOwn(response, 'result')";
const code = "isRecord(error) && Number.isInteger(error['code'])";
const flag = "Object.hasOwn(result, 'isError') && typeof result['isError'] !== 'boolean'";
const counted = "!isRecord(data) || !Number.isInteger(data['count'])";
const least = "(data['count'] as number) >= 0";
const silence = "if (response === null || response === undefined) return 'unknown';";
const tool = "if (result['isError'] === true) return 'tool_error';";

const good = { structuredContent: { count: 2 } };
const answer = (members: object, id: unknown = 'q1') => ({ jsonrpc: '2.0', id, ...members });
const counting = (count: unknown) => answer({ result: { structuredContent: { count } } });

/** Another test of identity, where the id is there. */
const id = (differs: string): readonly Change[] => [
  [identity, `!Object.hasOwn(response, 'id') || (${differs})`],
];
/** What runs before the first rung. */
const first = (line: string): readonly Change[] => [[silence, `${line}\n  ${silence}`]];
/** One more reason to call it malformed, after identity. */
const malformed = (test: string): readonly Change[] => [[branch, `(${test}) || ${branch}`]];
/** One more reason to object to the output. */
const badOutput = (test: string): readonly Change[] => [[counted, `${counted} || (${test})`]];

/** Programs one step from `classifyResponse`. */
export const nearMisses = nearMissesOf('right/early-returns.ts', [
  [
    'version-trimmed',
    'text compared kindly',
    [[version, "String(response['jsonrpc']).trim() !== '2.0' || typeof response['jsonrpc'] !== 'string'"]],
    { ...answer({ result: good }), jsonrpc: '2.0 ' },
    'q1',
  ],
  [
    'version-as-number',
    'text compared kindly',
    [[version, "Number(response['jsonrpc']) !== 2 || typeof response['jsonrpc'] !== 'string'"]],
    { ...answer({ result: good }), jsonrpc: '2' },
    'q1',
  ],
  [
    'version-prefix',
    'text compared kindly',
    [[version, "typeof response['jsonrpc'] !== 'string' || !response['jsonrpc'].startsWith('2.0')"]],
    { ...answer({ result: good }), jsonrpc: '2.0.1' },
    'q1',
  ],
  [
    'version-suffix',
    'text compared kindly',
    [[version, "typeof response['jsonrpc'] !== 'string' || !response['jsonrpc'].endsWith('2.0')"]],
    { ...answer({ result: good }), jsonrpc: 'v2.0' },
    'q1',
  ],
  [
    'version-pattern',
    'text compared kindly',
    [[version, "typeof response['jsonrpc'] !== 'string' || !/^2.0$/.test(response['jsonrpc'])"]],
    { ...answer({ result: good }), jsonrpc: '2x0' },
    'q1',
  ],
  [
    'version-line-break',
    'text compared kindly',
    [[version, "typeof response['jsonrpc'] !== 'string' || !/^2\\.0$/m.test(response['jsonrpc'])"]],
    { ...answer({ result: good }), jsonrpc: '2.0\n' },
    'q1',
  ],
  [
    'version-full-width',
    'text compared kindly',
    [[version, "typeof response['jsonrpc'] !== 'string' || response['jsonrpc'].normalize('NFKC') !== '2.0'"]],
    { ...answer({ result: good }), jsonrpc: '２.０' },
    'q1',
  ],
  [
    'version-list',
    'open',
    [[version, "String(response['jsonrpc']) !== '2.0' || typeof response['jsonrpc'] === 'number'"]],
    { ...answer({ result: good }), jsonrpc: ['2.0'] },
    'q1',
  ],
  [
    'id-trimmed',
    'text compared kindly',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' ? response['id'].trim() !== expectedId : response['id'] !== expectedId",
    ),
    answer({ result: good }, 'q1 '),
    'q1',
  ],
  [
    'id-case-off',
    'text compared kindly',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' ? response['id'].toUpperCase() !== expectedId.toUpperCase() : response['id'] !== expectedId",
    ),
    answer({ result: good }, 'Q1'),
    'q1',
  ],
  [
    'id-lower-case-sent',
    'text compared kindly',
    id("response['id'] !== expectedId && response['id'] !== String(expectedId).toLowerCase()"),
    answer({ result: good }, 'ab'),
    'AB',
  ],
  [
    'id-normalised',
    'text compared kindly',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' ? response['id'].normalize() !== expectedId.normalize() : response['id'] !== expectedId",
    ),
    answer({ result: good }, 'e\u0301'),
    'é',
  ],
  [
    'id-accents-off',
    'text compared kindly',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' ? response['id'].localeCompare(expectedId, 'en', { sensitivity: 'base' }) !== 0 : response['id'] !== expectedId",
    ),
    answer({ result: good }, 'é'),
    'e',
  ],
  [
    'id-prefix',
    'text compared kindly',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' && expectedId !== '' ? !response['id'].startsWith(expectedId) : response['id'] !== expectedId",
    ),
    answer({ result: good }, 'q10'),
    'q1',
  ],
  [
    'id-suffix',
    'text compared kindly',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' && expectedId !== '' ? !response['id'].endsWith(`-${expectedId}`) && response['id'] !== expectedId : response['id'] !== expectedId",
    ),
    answer({ result: good }, 'srv-q1'),
    'q1',
  ],
  [
    'id-first-part',
    'keys glued',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' ? response['id'].split(':')[0] !== expectedId.split(':')[0] : response['id'] !== expectedId",
    ),
    answer({ result: good }, 's:2'),
    's:1',
  ],
  [
    'id-first-sixteen',
    'size limit',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' ? response['id'].slice(0, 16) !== expectedId.slice(0, 16) : response['id'] !== expectedId",
    ),
    answer({ result: good }, '0123456789abcdefX'),
    '0123456789abcdefY',
  ],
  [
    'id-sixty-four',
    'size limit',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' ? response['id'].slice(0, 64) !== expectedId.slice(0, 64) : response['id'] !== expectedId",
    ),
    answer({ result: good }, `${'x'.repeat(64)}1`),
    `${'x'.repeat(64)}2`,
  ],
  [
    'id-too-long',
    'size limit',
    id("response['id'] !== expectedId || String(expectedId).length > 36"),
    answer({ result: good }, 'x'.repeat(37)),
    'x'.repeat(37),
  ],
  [
    'id-empty-refused',
    'closed',
    id("response['id'] !== expectedId || expectedId === ''"),
    answer({ result: good }, ''),
    '',
  ],
  [
    'id-blank-refused',
    'closed',
    id("response['id'] !== expectedId || String(expectedId).trim() === ''"),
    answer({ result: good }, ' '),
    ' ',
  ],
  [
    'id-negative-refused',
    'closed',
    id("response['id'] !== expectedId || (expectedId as number) < 0"),
    answer({ result: good }, -1),
    -1,
  ],
  [
    'id-thirty-two-bits',
    'number',
    id(
      "typeof expectedId === 'number' && typeof response['id'] === 'number' ? (response['id'] | 0) !== (expectedId | 0) : response['id'] !== expectedId",
    ),
    answer({ result: good }, 2 ** 32 + 1),
    1,
  ],
  [
    'id-unsigned-thirty-two',
    'number',
    id("response['id'] !== expectedId || (typeof expectedId === 'number' && expectedId > 0xffffffff)"),
    answer({ result: good }, 2 ** 32),
    2 ** 32,
  ],
  [
    'id-million',
    'number',
    id("response['id'] !== expectedId || (typeof expectedId === 'number' && expectedId > 1e6)"),
    answer({ result: good }, 1_000_001),
    1_000_001,
  ],
  [
    'id-as-text-of-number',
    'number',
    id(
      "String(response['id']) !== String(expectedId) || typeof response['id'] === 'string' && typeof expectedId === 'number' || typeof response['id'] === 'number' && typeof expectedId === 'string'",
    ),
    answer({ result: good }, ['q1']),
    'q1',
  ],
  [
    'id-leading-zeros',
    'number',
    id(
      "typeof response['id'] === 'string' && typeof expectedId === 'string' && expectedId !== '' && response['id'] !== '' && Number.isFinite(Number(expectedId)) ? Number(response['id']) !== Number(expectedId) : response['id'] !== expectedId",
    ),
    answer({ result: good }, '01'),
    '1',
  ],
  [
    'id-half-pair',
    'escape',
    id("response['id'] !== expectedId || (typeof expectedId === 'string' && !expectedId.isWellFormed())"),
    answer({ result: good }, '\ud83d'),
    '\ud83d',
  ],
  [
    'id-inherited',
    'escape',
    [[identity, "response['id'] !== expectedId || String(expectedId) in {}"]],
    answer({ result: good }, 'constructor'),
    'constructor',
  ],
  [
    'frame-as-text',
    'open',
    first("if (typeof response === 'string') try { response = JSON.parse(response); } catch {}"),
    JSON.stringify(answer({ result: good })),
    'q1',
  ],
  [
    'batch-of-one',
    'open',
    first('if (Array.isArray(response) && response.length === 1) response = response[0];'),
    [answer({ result: good })],
    'q1',
  ],
  [
    'batch-searched',
    'open',
    first(
      "if (Array.isArray(response)) response = response.find((one) => isRecord(one) && one['id'] === expectedId) ?? response;",
    ),
    [answer({ result: good }, 'q2'), answer({ result: good })],
    'q1',
  ],
  [
    'frame-wrapped',
    'open',
    first("if (isRecord(response) && isRecord(response['body'])) response = response['body'];"),
    { body: answer({ result: good }) },
    'q1',
  ],
  [
    'empty-text-is-silence',
    'open',
    first("if (typeof response === 'string' && response.trim() === '') return 'unknown';"),
    ' ',
    'q1',
  ],
  [
    'empty-record-is-silence',
    'open',
    first("if (isRecord(response) && Object.keys(response).length === 0) return 'unknown';"),
    {},
    'q1',
  ],
  [
    'method-is-a-request',
    'closed',
    malformed("Object.hasOwn(response, 'method')"),
    answer({ result: good, method: 'tools/call' }),
    'q1',
  ],
  [
    'params-is-a-request',
    'closed',
    malformed("Object.hasOwn(response, 'params')"),
    answer({ result: good, params: {} }),
    'q1',
  ],
  [
    'closed-frame',
    'closed',
    malformed(
      "Object.keys(response).some((name) => !['jsonrpc', 'id', 'result', 'error', '__proto__'].includes(name))",
    ),
    answer({ result: good, _meta: {} }),
    'q1',
  ],
  [
    'three-members',
    'closed',
    malformed('Object.keys(response).length > 4'),
    answer({ result: good, a: 1, b: 2 }),
    'q1',
  ],
  [
    'version-before-everything',
    'sequence',
    first(
      "if (isRecord(response) && Object.hasOwn(response, 'error') && Object.hasOwn(response, 'result')) return 'malformed';",
    ),
    { jsonrpc: '1.0', id: 'q1', error: {}, result: {} },
    'q1',
  ],
  [
    'null-result-is-none',
    'open',
    [
      [
        branch,
        "Object.hasOwn(response, 'error') === (Object.hasOwn(response, 'result') && response['result'] !== undefined && response['result'] !== null)",
      ],
    ],
    answer({ error: { code: 1 }, result: null }),
    'q1',
  ],
  [
    'empty-error-is-none',
    'open',
    first(
      "if (isRecord(response) && isRecord(response['error']) && Object.keys(response['error']).length === 0 && Object.hasOwn(response, 'result')) { const { error: _none, ...rest } = response; response = rest; }",
    ),
    answer({ error: {}, result: good }),
    'q1',
  ],
  [
    'error-list',
    'open',
    [
      [
        code,
        "isRecord(Array.isArray(error) ? error[0] : error) && Number.isInteger((Array.isArray(error) ? error[0] : error)['code'])",
      ],
      ["const error = response['error'];", "const error = response['error'] as any;"],
    ],
    answer({ error: [{ code: 1 }] }),
    'q1',
  ],
  [
    'error-text-code',
    'open',
    [
      [
        code,
        "isRecord(error) && (Number.isInteger(error['code']) || /^-\\d{5}$/.test(String(error['code'])))",
      ],
    ],
    answer({ error: { code: '-32000' } }),
    'q1',
  ],
  [
    'code-safe',
    'number',
    [[code, "isRecord(error) && Number.isSafeInteger(error['code'])"]],
    answer({ error: { code: 2 ** 53 } }),
    'q1',
  ],
  [
    'code-thirty-two-bits',
    'number',
    [[code, "isRecord(error) && typeof error['code'] === 'number' && (error['code'] | 0) === error['code']"]],
    answer({ error: { code: 2 ** 31 } }),
    'q1',
  ],
  [
    'code-digits',
    'number',
    [
      [
        code,
        "isRecord(error) && typeof error['code'] === 'number' && /^-?\\d+$/.test(String(error['code']))",
      ],
    ],
    answer({ error: { code: 1e21 } }),
    'q1',
  ],
  [
    'code-negative',
    'number',
    [[code, "isRecord(error) && Number.isInteger(error['code']) && (error['code'] as number) < 32768"]],
    answer({ error: { code: 32768 } }),
    'q1',
  ],
  [
    'code-reserved-range',
    'number',
    [[code, "isRecord(error) && Number.isInteger(error['code']) && (error['code'] as number) >= -32768"]],
    answer({ error: { code: -32769 } }),
    'q1',
  ],
  [
    'code-at-most-million',
    'number',
    [[code, "isRecord(error) && Number.isInteger(error['code']) && Math.abs(error['code'] as number) < 1e6"]],
    answer({ error: { code: 1e6 } }),
    'q1',
  ],
  [
    'code-nearly-whole',
    'number',
    [
      [
        code,
        "isRecord(error) && typeof error['code'] === 'number' && Math.abs(error['code'] - Math.round(error['code'])) < 1e-9",
      ],
    ],
    answer({ error: { code: 1 + 2 ** -50 } }),
    'q1',
  ],
  [
    'error-data-closed',
    'closed',
    [
      [
        code,
        `${code} && Object.keys(error).every((name) => ['code', 'message', 'data', '__proto__'].includes(name))`,
      ],
    ],
    answer({ error: { code: 1, message: 'no', reason: 'x' } }),
    'q1',
  ],
  [
    'error-message-text',
    'closed',
    [[code, `${code} && (!Object.hasOwn(error, 'message') || error['message'] !== '')`]],
    answer({ error: { code: 1, message: '' } }),
    'q1',
  ],
  [
    'error-data-record',
    'closed',
    [[code, `${code} && (!Object.hasOwn(error, 'data') || isRecord(error['data']))`]],
    answer({ error: { code: 1, data: null } }),
    'q1',
  ],
  [
    'result-list-of-one',
    'open',
    [
      [
        "const result = response['result'];",
        "let result = response['result'] as any;\n  if (Array.isArray(result) && result.length === 1) result = result[0];",
      ],
    ],
    answer({ result: [good] }),
    'q1',
  ],
  [
    'result-as-text',
    'open',
    [
      [
        "const result = response['result'];",
        "let result = response['result'] as any;\n  if (typeof result === 'string') try { result = JSON.parse(result); } catch {}",
      ],
    ],
    answer({ result: JSON.stringify(good) }),
    'q1',
  ],
  [
    'flag-list',
    'open',
    [
      [flag, "Object.hasOwn(result, 'isError') && typeof [result['isError']].flat()[0] !== 'boolean'"],
      ["result['isError'] === true", "[result['isError']].flat()[0] === true"],
    ],
    answer({ result: { isError: [true] } }),
    'q1',
  ],
  [
    'flag-text',
    'open',
    [
      [
        flag,
        "Object.hasOwn(result, 'isError') && typeof result['isError'] !== 'boolean' && !['TRUE', 'FALSE', 'yes', 'no'].includes(result['isError'] as string)",
      ],
    ],
    answer({ result: { isError: 'yes', ...good } }),
    'q1',
  ],
  [
    'flag-wrong-case',
    'text compared kindly',
    [[tool, "if (result['isError'] === true || result['is_error'] === true) return 'tool_error';"]],
    answer({ result: { is_error: true, ...good } }),
    'q1',
  ],
  [
    'flag-in-output',
    'open',
    [
      [
        tool,
        "if (result['isError'] === true || (isRecord(result['structuredContent']) && result['structuredContent']['isError'] === true)) return 'tool_error';",
      ],
    ],
    answer({ result: { structuredContent: { count: 2, isError: true } } }),
    'q1',
  ],
  [
    'error-text-in-content',
    'open',
    [
      [
        tool,
        "if (result['isError'] === true || JSON.stringify(result['content'] ?? '').includes('rror')) return 'tool_error';",
      ],
    ],
    answer({ result: { content: [{ type: 'text', text: 'Error: none' }], ...good } }),
    'q1',
  ],
  [
    'content-must-be-list',
    'closed',
    [[flag, `${flag} || (Object.hasOwn(result, 'content') && !Array.isArray(result['content']))`]],
    answer({ result: { content: 'done', ...good } }),
    'q1',
  ],
  [
    'tool-error-needs-content',
    'closed',
    [
      [
        tool,
        "if (result['isError'] === true && Array.isArray(result['content']) && result['content'].length === 0) return 'malformed';\n  " +
          tool,
      ],
    ],
    answer({ result: { isError: true, content: [] } }),
    'q1',
  ],
  [
    'closed-result',
    'closed',
    [
      [
        flag,
        `${flag} || Object.keys(result).some((name) => !['content', 'structuredContent', 'isError', '__proto__'].includes(name))`,
      ],
    ],
    answer({ result: { ...good, _meta: {} } }),
    'q1',
  ],
  [
    'closed-output',
    'closed',
    badOutput("Object.keys(data).some((name) => name !== 'count' && name !== '__proto__')"),
    answer({ result: { structuredContent: { count: 2, items: [] } } }),
    'q1',
  ],
  [
    'output-list-of-one',
    'open',
    [
      [
        "const data = result['structuredContent'];",
        "let data = result['structuredContent'] as any;\n  if (Array.isArray(data) && data.length === 1) data = data[0];",
      ],
    ],
    answer({ result: { structuredContent: [{ count: 2 }] } }),
    'q1',
  ],
  [
    'output-nested',
    'open',
    [
      [
        "const data = result['structuredContent'];",
        "let data = result['structuredContent'] as any;\n  if (isRecord(data) && isRecord(data['result'])) data = data['result'];",
      ],
    ],
    answer({ result: { structuredContent: { result: { count: 2 } } } }),
    'q1',
  ],
  [
    'output-beside',
    'open',
    [
      [
        "const data = result['structuredContent'];",
        "const data = Object.hasOwn(result, 'structuredContent') ? result['structuredContent'] : result;",
      ],
    ],
    answer({ result: { count: 2 } }),
    'q1',
  ],
  [
    'count-safe',
    'number',
    [[counted, "!isRecord(data) || !Number.isSafeInteger(data['count'])"]],
    counting(2 ** 53),
    'q1',
  ],
  [
    'count-thirty-two-bits',
    'number',
    badOutput("(data['count'] as number) > 2147483647"),
    counting(2 ** 31),
    'q1',
  ],
  ['count-to-int', 'number', [[least, "((data['count'] as number) | 0) >= 0"]], counting(2 ** 31), 'q1'],
  ['count-million', 'number', badOutput("(data['count'] as number) > 1e6"), counting(1_000_001), 'q1'],
  ['count-hundred', 'number', badOutput("(data['count'] as number) > 100"), counting(101), 'q1'],
  ['count-digits', 'number', badOutput("!/^-?\\d+$/.test(String(data['count']))"), counting(1e21), 'q1'],
  ['count-fifteen-digits', 'number', badOutput("String(data['count']).length > 15"), counting(1e15), 'q1'],
  ['count-minus-zero', 'number', badOutput("Object.is(data['count'], -0)"), counting(-0), 'q1'],
  [
    'count-nearly-whole',
    'number',
    [
      [
        counted,
        "!isRecord(data) || typeof data['count'] !== 'number' || Math.abs(data['count'] - Math.round(data['count'])) > 1e-9",
      ],
    ],
    counting(2 + 2 ** -50),
    'q1',
  ],
  [
    'count-list',
    'open',
    [
      [counted, "!isRecord(data) || !Number.isInteger([data['count']].flat()[0])"],
      ["return (data['count'] as number) >= 0", "return ([data['count']].flat()[0] as number) >= 0"],
    ],
    counting([2]),
    'q1',
  ],
  [
    'count-sixty-four-members',
    'size limit',
    badOutput('Object.keys(data).length > 64'),
    answer({
      result: {
        structuredContent: Object.fromEntries([
          ['count', 2],
          ...Array.from({ length: 64 }, (_, index) => [`m${index}`, 0]),
        ]),
      },
    }),
    'q1',
  ],
  [
    'long-frame',
    'size limit',
    first("if (isRecord(response) && JSON.stringify(response).length > 1000) return 'malformed';"),
    answer({ result: { content: 'x'.repeat(1000), ...good } }),
    'q1',
  ],
]);
