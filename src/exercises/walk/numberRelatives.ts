/** Numbers at which some way of holding or writing a number changes: 32 and 53 bits, digits, exponents. */
const landmarks = [
  ...[
    0, 1, 2, 3, 9, 10, 11, 16, 31, 32, 33, 63, 64, 65, 99, 100, 101, 127, 128, 255, 256,
    999, 1000,
  ],
  ...[32_767, 32_768, 65_535, 65_536, 999_999, 1e6, 1e6 + 1, 1e9 - 1, 1e9, 1e9 + 1],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1],
  ...[1e12, 1_730_000_000_000, 123_456_789_012_345, 999_999_999_999_999, 1e15],
  ...[
    1_234_567_890_123_456,
    2 ** 53 - 2,
    2 ** 53 - 1,
    2 ** 53,
    2 ** 53 + 2,
    12_345_678_901_234_568,
  ],
  ...[1e16, 2 ** 63, 1e20, 1e21, 1e22, 2 ** 100, 1e300, Number.MAX_VALUE],
  ...[
    0.1,
    0.5,
    1.5,
    2.5,
    0.3,
    0.1 + 0.2,
    1e-6,
    1e-7,
    1e-10,
    5e-324,
    1 / 3,
    123.456,
    1e6 + 0.5,
  ],
];

/**
 * The numbers one step away from a number, and from each bound of a rule: ±1, ±0.5, the next double on either side,
 * and what 8, 31, 32 and 53 bits would take for it; then the landmarks, with both signs, and what is no JSON number.
 * @returns each once, the number itself left out
 */
export function numberRelatives(
  number: number,
  bounds: readonly number[] = [],
): readonly number[] {
  const near = [number, ...bounds].flatMap((n) => [
    ...[
      n,
      n - 1,
      n + 1,
      n - 0.5,
      n + 0.5,
      nextDouble(n, 1),
      nextDouble(n, -1),
      -n,
      n * 2,
      n * 10,
    ],
    ...[
      n + 0.1,
      n - 0.001,
      n + 1e-9,
      n + 2 ** 8,
      n + 2 ** 31,
      n + 2 ** 32,
      n - 2 ** 32,
      n + 2 ** 53,
    ],
  ]);
  // A set holds one zero for both.
  const found = new Set([
    ...near,
    ...landmarks,
    ...landmarks.filter((n) => n > 0).map((n) => -n),
    ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ]);
  found.delete(number);
  return [...found, -0];
}

/** The next double in a direction, by its bits. */
export function nextDouble(number: number, direction: 1 | -1): number {
  if (!Number.isFinite(number)) return number;
  if (number === 0) return direction * Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  const isAway = number > 0 === direction > 0;
  view.setBigInt64(0, view.getBigInt64(0) + (isAway ? 1n : -1n));
  return view.getFloat64(0);
}
