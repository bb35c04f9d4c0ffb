import { expect, test } from 'vitest';
import { listOf } from './list.ts';

test('a list without data and error is loading', () => {
  expect(listOf({ data: undefined, error: null })).toEqual({ state: 'loading' });
});

test('a failure is not an empty list and carries the message', () => {
  expect(listOf({ data: undefined, error: new Error('Too busy') })).toEqual({ state: 'failed', message: 'Too busy' });
});

test('no items are an empty list', () => {
  expect(listOf({ data: [], error: null })).toEqual({ state: 'empty' });
});

test('items are a ready list', () => {
  expect(listOf({ data: ['a'], error: null })).toEqual({ state: 'ready', items: ['a'] });
});

test('items stay when a later refresh fails', () => {
  expect(listOf({ data: ['a'], error: new Error('Too busy') })).toEqual({ state: 'ready', items: ['a'] });
});
