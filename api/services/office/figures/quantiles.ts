/** Says how often a value was measured. */
export interface Measured {
  minutes: number;
  total: number;
}

/**
 * The value in hours that a share of all is not above; null for none. Between two values it lies as far as the share says, so that half of an even number
 * is the mean of both in the middle.
 *
 * @param sorted the fastest first
 * @param share 0.5 for the median
 */
export function quantileHours(sorted: readonly Measured[], share: number): number | null {
  const count = sorted.reduce((sum, { total }) => sum + total, 0);
  if (count === 0) return null;
  const place = (count - 1) * share;
  const [lower, upper] = [Math.floor(place), Math.ceil(place)].map((index) => valueAt(sorted, index));
  if (lower === undefined || upper === undefined) return null;
  return (lower + (upper - lower) * (place - Math.floor(place))) / 60;
}

function valueAt(sorted: readonly Measured[], index: number): number | undefined {
  let passed = 0;
  return sorted.find(({ total }) => {
    passed += total;
    return index < passed;
  })?.minutes;
}
