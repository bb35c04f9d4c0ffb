import { expect, test } from 'vitest';
import { reminderAt } from './reminders.ts';

const evening = new Date(2026, 10, 22, 19, 30);

test('a reminder comes in the morning of its day', () => {
  expect(new Date(reminderAt('tomorrow', evening))).toEqual(new Date(2026, 10, 23, 8));
  expect(new Date(reminderAt('twoWeeks', evening))).toEqual(new Date(2026, 11, 6, 8));
  expect(new Date(reminderAt('2026-12-24', evening))).toEqual(new Date(2026, 11, 24, 8));
});
