import type { Pair, Values } from '#contract/office/figures/figures';

/** Holds what is read for the period, and for the one before. */
export interface Both<Read> {
  now: Read;
  before: Read;
}

export const sides = ['now', 'before'] as const;

export async function readBoth<Input, Read>(input: Both<Input>, read: (one: Input) => Promise<Read>): Promise<Both<Read>> {
  const [now, before] = await Promise.all([read(input.now), read(input.before)]);
  return { now, before };
}

export const pairOf = <Read>(both: Both<Read>, count: (read: Read) => number): Pair => ({
  now: count(both.now),
  before: count(both.before),
});

export const valuesOf = <Read>(both: Both<Read>, value: (read: Read) => number | null): Values => ({
  now: value(both.now),
  before: value(both.before),
});

export const sumOf = (rows: readonly { total: number }[]): number => rows.reduce((sum, { total }) => sum + total, 0);

/** Adds up the rows of both periods by a key; those of most now come first, of equal ones those that are known. */
export function pairsBy<Row extends { total: number }>(rows: Both<readonly Row[]>, keyOf: (row: Row) => string): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const side of sides)
    for (const row of rows[side]) {
      const key = keyOf(row);
      const pair = pairs.get(key) ?? { now: 0, before: 0 };
      pair[side] += row.total;
      pairs.set(key, pair);
    }
  return new Map(
    [...pairs].toSorted(
      ([oneKey, one], [otherKey, other]) =>
        other.now - one.now || other.before - one.before || Number(oneKey === '') - Number(otherKey === '') || (oneKey < otherKey ? -1 : 1),
    ),
  );
}

export const noPair: Pair = { now: 0, before: 0 };

/** The keys of several maps, those of the first one first. */
export const keysOf = (...maps: readonly ReadonlyMap<string, Pair>[]): string[] => [...new Set(maps.flatMap((map) => [...map.keys()]))];
