import { expect, test } from 'vitest';
import { createUndoStack } from './undo.ts';

const step = (message: string) => ({ message, counterChange: () => Promise.resolve() });

test('the newest step is taken back first', () => {
  const stack = createUndoStack();
  stack.push(step('first'));
  stack.push(step('second'));
  expect(stack.take(stack.newest())?.message).toBe('second');
  expect(stack.take(stack.newest())?.message).toBe('first');
  expect(stack.newest()).toBeUndefined();
});

test('a step that its toast has taken back is not taken back by the key as well', () => {
  const stack = createUndoStack();
  const [first, second] = [step('first'), step('second')];
  stack.push(first);
  stack.push(second);
  expect(stack.take(first)).toBe(first);
  expect(stack.take(first)).toBeUndefined();
  expect(stack.newest()).toBe(second);
});

test('fifty steps are remembered', () => {
  const stack = createUndoStack();
  for (let number = 1; number <= 60; number += 1) stack.push(step(String(number)));
  const taken: string[] = [];
  for (let found = stack.take(stack.newest()); found; found = stack.take(stack.newest())) taken.push(found.message);
  expect([taken.length, taken.at(0), taken.at(-1)]).toEqual([50, '60', '11']);
});
