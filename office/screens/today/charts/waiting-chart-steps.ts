/** The chart of what waits: every thing is one step, sorted by how long, and the tallest is the oldest. Sizes in pixels, times in milliseconds. */

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Steps that can be told apart; of more, the shortest are one wide step. */
export const maxSteps = 60;

/** Single steps' widths of the wide one. */
const groupWidth = 6;

/** A few things do not make steps as wide as the page: the chart has room for at least as many. */
const minPlaces = 8;

const gap = 1;
const minHeight = 2.5;
const minTickDistance = 24;

/** Distances of the lines that say how long: the finest that leaves room between two of them is taken. */
const tickDistances = [hourMs, 2 * hourMs, 6 * hourMs, 12 * hourMs, ...[1, 2, 5, 7, 14, 28, 56, 182, 364].map((days) => days * dayMs)];

export interface Waits {
  since: string;
}

export interface Step<Item> {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The thing that waits, or of the wide step the one that waits longest. */
  item: Item;
  /** Things that the step stands for. */
  count: number;
}

export interface WaitingChart<Item> {
  /** From the shortest to the tallest. */
  steps: Step<Item>[];
  ticks: { ms: number; y: number }[];
  aimY: number;
  baseY: number;
}

interface Ground {
  width: number;
  height: number;
  /** Above the highest step. */
  head: number;
  /** Number of all that wait: more than the items when only the oldest are known. */
  total: number;
  aimMs: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** @param items the oldest first, at least one */
export function waitingChartSteps<Item extends Waits>(
  items: readonly Item[],
  { width, height, head, total, aimMs, now }: Ground,
): WaitingChart<Item> {
  const waited = ({ since }: Waits) => Math.max(0, now - Date.parse(since));
  const [oldest] = items;
  const topMs = Math.max(oldest ? waited(oldest) : 0, aimMs);
  const heightOf = (ms: number) => (ms / topMs) * (height - head);
  const yOf = (ms: number) => height - heightOf(ms);

  const single = total > maxSteps ? items.slice(0, maxSteps - 1) : items;
  const grouped = total - single.length;
  const [longestOfGroup = single.at(-1)] = items.slice(single.length);
  const places = Math.max(minPlaces, single.length + (grouped > 0 ? groupWidth : 0));
  const place = width / places;

  const stepOf = (item: Item, x: number, places: number, count: number): Step<Item> => {
    const stepHeight = Math.max(minHeight, heightOf(waited(item)));
    return { x, y: height - stepHeight, width: places * place - gap, height: stepHeight, item, count };
  };
  const steps = single.map((item, index) => stepOf(item, width - (index + 1) * place, 1, 1)).reverse();
  if (grouped > 0 && longestOfGroup) steps.unshift(stepOf(longestOfGroup, 0, groupWidth, grouped));

  return { steps, ticks: ticksUpTo(topMs, height - head).map((ms) => ({ ms, y: yOf(ms) })), aimY: yOf(aimMs), baseY: height };
}

function ticksUpTo(topMs: number, height: number): number[] {
  const distance = tickDistances.find((ms) => (ms / topMs) * height >= minTickDistance) ?? dayMs * 364;
  return Array.from({ length: Math.floor(topMs / distance) }, (_, index) => (index + 1) * distance);
}
