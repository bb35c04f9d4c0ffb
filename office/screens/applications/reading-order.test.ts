import { expect, test } from 'vitest';
import { orderFor } from './reading-order.ts';

const group = (name: string, ...ids: string[]) => ({ name, rows: ids.map((id) => ({ id })) });

test('it begins with the step that an application is opened from, and stays when it moves to another one', () => {
  const begun = orderFor(undefined, 'b', [group('new', 'a', 'b', 'c'), group('reading', 'x')]);
  const moved = orderFor(begun, 'c', [group('new', 'a', 'c'), group('reading', 'x', 'b')]);

  expect(begun).toEqual({ of: 'new', ids: ['a', 'b', 'c'] });
  expect(moved).toBe(begun);
});

test('what comes to the step meanwhile follows at the end, and keeps its place there when it moves', () => {
  const begun = orderFor(undefined, 'a', [group('new', 'a', 'b')]);
  const grown = orderFor(begun, 'b', [group('new', 'b', 'c', 'd')]);
  const later = orderFor(grown, 'c', [group('new', 'd'), group('reading', 'a', 'b', 'c')]);

  expect(grown?.ids).toEqual(['a', 'b', 'c', 'd']);
  expect(later).toBe(grown);
});

test('another application that is opened begins another order, and one that nothing has begins none', () => {
  const begun = orderFor(undefined, 'a', [group('new', 'a', 'b')]);

  expect(orderFor(begun, 'x', [group('new', 'a', 'b'), group('offer', 'x')])).toEqual({ of: 'offer', ids: ['x'] });
  expect(orderFor(begun, 'x', [group('new', 'a', 'b')])).toBeUndefined();
  expect(orderFor(begun, 'b', [])).toBe(begun);
});
