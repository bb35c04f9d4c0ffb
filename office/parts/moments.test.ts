import { expect, test } from 'vitest';
import { describeMoments } from './moments.ts';

const now = () => new Date('2026-11-22T07:40:00Z');
const english = describeMoments('en', 'Asia/Amman', now);
const arabic = describeMoments('ar', 'Asia/Amman', now);

test('the longer ago something was, the less exactly it is said', () => {
  const moments = ['07:39:40Z', '07:28:00Z', '04:00:00Z'].map((time) => `2026-11-22T${time}`);
  expect(moments.map(english.ago)).toEqual(['now', '12 minutes ago', '07:00']);
  expect(['2026-11-21T10:00:00Z', '2026-11-19T10:00:00Z', '2026-11-12T10:00:00Z', '2025-03-03T10:00:00Z'].map(english.ago)).toEqual([
    'yesterday',
    'Thursday',
    '12 November',
    '3 March 2025',
  ]);
});

test('days are those of the company, whatever day it is in Greenwich', () => {
  expect(english.dayOf('2026-11-21T22:30:00Z')).toBe('2026-11-22');
  expect(english.longDay('2026-11-21T22:30:00Z')).toBe('Sunday 22 November');
  expect(english.ago('2026-11-21T22:30:00Z')).toBe('01:30');
});

test('Arabic moments have the months of the Levant and Western digits', () => {
  expect(arabic.full('2026-11-22T06:40:00Z')).toBe('الأحد، 22 تشرين الثاني، 09:40');
});
