/** Sizes past the small limits that programs set: a limit is shown by any size past it. */
export const sizes: readonly number[] = [
  2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17, 21, 33, 51, 65, 101,
];

/**
 * A list or set as another one: empty, with one element, doubled, reversed, sorted, with one element missing or twice,
 * and longer than small limits, with its own elements at the end.
 * @param filler makes the element that comes before, different for each index
 */
export function elementChanges(
  elements: readonly unknown[],
  filler: (index: number) => unknown,
): readonly (readonly unknown[])[] {
  const fill = (count: number): readonly unknown[] =>
    Array.from({ length: Math.max(0, count) }, (_, index) => filler(index));
  return [
    [],
    elements.slice(0, 1),
    elements.slice(1),
    elements.slice(0, -1),
    elements.toReversed(),
    [...elements, ...elements],
    ...elements.slice(0, 4).map((_, index) => elements.toSpliced(index, 1)),
    ...elements.slice(0, 4).map((element) => [...elements, element]),
    [...elements, null],
    [...elements, []],
    [elements],
    elements.map((element) => [element]),
    ...sizes.map((size) => [...fill(size - elements.length), ...elements]),
    ...[9, 33, 101].map((size) => [...elements, ...fill(size - elements.length)]),
    ...[9, 33, 101].map((size) => fill(size)),
  ];
}
