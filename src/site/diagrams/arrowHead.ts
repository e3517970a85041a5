/** How far Mermaid ends a line before the node that it points to, so that the head has room. */
export const GAP = 4;
const LENGTH = 8;
const HALF_WIDTH = 4;

/**
 * The head of an arrow at the end of a path, as a path of its own.
 *
 * An SVG marker would be shorter, but its colour cannot follow the line's in every browser.
 */
export function arrowHead(d: string): string {
  const numbers = d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const [x = 0, y = 0] = numbers.slice(-2);
  const [dx, dy] = directionAtEnd(numbers, x, y);
  const point = (along: number, aside: number) =>
    `${round(x + along * dx - aside * dy)} ${round(y + along * dy + aside * dx)}`;
  const back = GAP - LENGTH;
  return `M${point(GAP, 0)}L${point(back, HALF_WIDTH)}L${point(back, -HALF_WIDTH)}Z`;
}

/** The direction from the last point before the end that is not the end itself. */
function directionAtEnd(numbers: readonly number[], x: number, y: number): readonly [number, number] {
  for (let i = numbers.length - 4; i >= 0; i -= 2) {
    const dx = x - (numbers[i] ?? x);
    const dy = y - (numbers[i + 1] ?? y);
    const length = Math.hypot(dx, dy);
    if (length > 0.5) return [dx / length, dy / length];
  }
  return [1, 0];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
