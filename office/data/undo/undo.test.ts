import { expect, test } from 'vitest';
import { createUndoStack, type Step } from './undo.ts';

const step = (message: string): Step => ({ message, undo: () => Promise.resolve() });
const made = (message: string) => Promise.resolve(step(message));

test('the newest change is taken back first', async () => {
  const stack = createUndoStack();
  stack.push(made('first'));
  stack.push(made('second'));
  expect(await stack.pop(stack.newest())?.step).toMatchObject({ message: 'second' });
  expect(await stack.pop(stack.newest())?.step).toMatchObject({ message: 'first' });
  expect(stack.newest()).toBeUndefined();
});

test('a change that its toast has taken back is not taken back by the key as well', () => {
  const stack = createUndoStack();
  const first = stack.push(made('first'));
  const second = stack.push(made('second'));
  expect(stack.pop(first)).toBe(first);
  expect(stack.pop(first)).toBeUndefined();
  expect([stack.has(first), stack.has(second)]).toEqual([false, true]);
  expect(stack.newest()).toBe(second);
});

test('a change that the server has not answered yet is the newest, and has its step when it is answered', async () => {
  const stack = createUndoStack();
  stack.push(made('first'));
  const answer = Promise.withResolvers<Step | undefined>();
  stack.push(answer.promise);

  const taken = stack.pop(stack.newest());
  answer.resolve(step('second'));

  expect(await taken?.step).toMatchObject({ message: 'second' });
  expect(await stack.newest()?.step).toMatchObject({ message: 'first' });
});

test('what nothing came of leaves its place', async () => {
  const stack = createUndoStack();
  const first = stack.push(made('first'));
  stack.push(Promise.resolve(undefined));
  stack.push(Promise.resolve({ message: 'it cannot be taken back' }));
  stack.push(Promise.reject(new Error('refused')));
  await new Promise((settled) => setTimeout(settled));
  expect(stack.newest()).toBe(first);
});

test('fifty changes are remembered', async () => {
  const stack = createUndoStack();
  for (let number = 1; number <= 60; number += 1) stack.push(made(String(number)));
  const taken: (string | undefined)[] = [];
  for (let found = stack.pop(stack.newest()); found; found = stack.pop(stack.newest())) taken.push((await found.step)?.message);
  expect([taken.length, taken.at(0), taken.at(-1)]).toEqual([50, '60', '11']);
});
