import { expect, test } from 'vitest';
import { maxSteps, waitingChartSteps } from './waiting-chart-steps.ts';

const now = Date.parse('2026-11-22T09:00:00.000Z');
const hourMs = 60 * 60 * 1000;
const waiting = (...hours: number[]) => hours.map((ago) => ({ since: new Date(now - ago * hourMs).toISOString() }));
const ground = (total: number) => ({ width: 600, height: 150, head: 30, total, aimMs: 24 * hourMs, now });

test('the oldest is the last and highest step, and the heights are the times', () => {
  const { steps, aimY } = waitingChartSteps(waiting(48, 24, 12, 6, 3, 2, 1, 0.5), ground(8));

  expect(steps.map(({ item }) => (now - Date.parse(item.since)) / hourMs)).toEqual([0.5, 1, 2, 3, 6, 12, 24, 48]);
  expect(steps.at(-1)).toMatchObject({ x: 525, y: 30, height: 120, width: 74, count: 1 });
  expect(steps.at(-2)).toMatchObject({ height: 60 });
  expect(aimY).toBe(90);
});

test('what has only just come is still a step that can be seen', () => {
  const { steps } = waitingChartSteps(waiting(48, 0), ground(2));

  expect(steps[0]?.height).toBeGreaterThan(2);
});

test('a few things make narrow steps at the end of the line', () => {
  const { steps } = waitingChartSteps(waiting(5), ground(1));

  expect(steps).toEqual([expect.objectContaining({ x: 525, width: 74 })]);
});

test('until something waits longer than the aim, the aim is the top of the chart', () => {
  const { steps, aimY } = waitingChartSteps(waiting(12, 6), ground(2));

  expect(aimY).toBe(30);
  expect(steps.at(-1)?.height).toBe(60);
});

test('of more things than can be told apart, the shortest are one wide step as high as the longest of them', () => {
  const hours = Array.from({ length: 100 }, (_, index) => 100 - index);
  const { steps } = waitingChartSteps(waiting(...hours), ground(100));
  const [group, next] = steps;

  expect(steps).toHaveLength(maxSteps);
  expect(group).toMatchObject({ x: 0, count: 41, height: (41 / 100) * 120 });
  expect(group?.width).toBeGreaterThan(5 * (next?.width ?? 0));
  expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(100);
});

test('things beyond those that the server listed belong to the wide step', () => {
  const hours = Array.from({ length: 200 }, (_, index) => 200 - index);
  const { steps } = waitingChartSteps(waiting(...hours), ground(5000));

  expect(steps[0]?.count).toBe(5000 - (maxSteps - 1));
});

test('steps do not overlap and stay inside the chart', () => {
  for (const count of [1, 3, 17, 60, 61, 130]) {
    const { steps } = waitingChartSteps(waiting(...Array.from({ length: count }, (_, index) => count - index)), ground(count));

    for (const [index, { x, width, y }] of steps.entries()) {
      expect(x + width).toBeLessThanOrEqual((steps[index + 1]?.x ?? 600) + 1e-9);
      expect(x).toBeGreaterThanOrEqual(-1e-9);
      expect(y).toBeGreaterThanOrEqual(30);
    }
  }
});

test('the lines of the scale leave room for their words, however long something waits', () => {
  const ticksOf = (hours: number) => waitingChartSteps(waiting(hours), ground(1)).ticks;

  expect(ticksOf(74).map(({ ms }) => ms / hourMs)).toEqual([24, 48, 72]);
  for (const hours of [1, 30, 74, 200, 900, 5000, 20_000]) {
    const ys = ticksOf(hours).map(({ y }) => y);
    expect(ys.length).toBeGreaterThan(0);
    for (const [index, y] of ys.entries()) expect((ys[index - 1] ?? 150) - y).toBeGreaterThanOrEqual(20);
  }
});
