import { expect, test } from 'vitest';
import { listOf } from './list.ts';

const refetch = () => undefined;

test('a list without data and error is loading', () => {
  expect(listOf({ data: undefined, error: null, refetch })).toEqual({ state: 'loading' });
});

test('a failure is not an empty list and carries the message and the way to try again', () => {
  expect(listOf({ data: undefined, error: new Error('Too busy'), refetch })).toEqual({
    state: 'failed',
    message: 'Too busy',
    onRetry: refetch,
  });
});

test('no items are an empty list', () => {
  expect(listOf({ data: [], error: null, refetch })).toEqual({ state: 'empty' });
});

test('items are a ready list', () => {
  expect(listOf({ data: ['a'], error: null, refetch })).toEqual({ state: 'ready', items: ['a'] });
});

test('items stay when a later refresh fails', () => {
  expect(listOf({ data: ['a'], error: new Error('Too busy'), refetch })).toEqual({ state: 'ready', items: ['a'] });
});
