/** Scales of the small charts. */

const mantissas = [1, 2, 5, 10] as const;

/**
 * Values for the lines of a scale that starts at zero: round numbers, the last of which is at most `max`.
 *
 * @param max the largest value shown
 * @param lines about how many lines there are above zero
 */
export function roundTicks(max: number, lines = 3): number[] {
  if (max <= 0) return [0];
  const rough = max / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const distance = Math.max(1, power * (mantissas.find((mantissa) => mantissa * power >= rough) ?? 10));
  return Array.from({ length: Math.floor(max / distance) + 1 }, (_, index) => index * distance);
}

export interface Layer<Kind> {
  kind: Kind;
  y: number;
  height: number;
}

/**
 * The layers of one bar, the first at the bottom, without those of nothing.
 *
 * @param scale pixels of one
 * @param baseY where zero is
 */
export function stackLayers<Kind>(parts: readonly { kind: Kind; count: number }[], scale: number, baseY: number): Layer<Kind>[] {
  let top = baseY;
  return parts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => {
      top -= count * scale;
      return { kind, y: top, height: count * scale };
    });
}

/** The path through the points that there are; a line ends before a gap and begins again behind it. */
export function linePath(points: readonly ({ x: number; y: number } | null)[]): string {
  return points
    .map((point, index) => (point ? `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}` : ''))
    .join('');
}
