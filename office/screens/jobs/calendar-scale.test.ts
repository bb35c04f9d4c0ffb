import { expect, test } from 'vitest';
import type { JobRow } from '#contract/office/jobs';
import { barOf, placeOf, scaleOf } from './calendar-scale.ts';

const today = '2026-11-22';
const job = (changes: Partial<JobRow>): JobRow => ({
  ...{
    id: 'one',
    title: 'Bookkeeper',
    location: 'Lisbon',
    state: 'open',
    publishedAt: '2026-11-10T09:00:00.000Z',
    closingDate: '2027-01-06',
  },
  ...{ closedAt: null, archivedAt: null, languages: ['en'], hasDraft: false, version: 1 },
  ...changes,
});
const dayOf = (moment: string) => moment.slice(0, 10);

test('the calendar has whole months around today, up to the last closing day, and not more than there is room for', () => {
  expect(scaleOf([], today)).toMatchObject({ from: '2026-10-01', months: ['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01'] });
  expect(scaleOf([job({ closingDate: '2027-03-02' })], today).months.at(-1)).toBe('2027-03-01');
  expect(scaleOf([job({ closingDate: '2999-12-31' }), job({ closingDate: 'soon' })], today).months).toHaveLength(9);
});

test('a day has its place, and days outside are at the ends', () => {
  const scale = scaleOf([], today);
  expect(scale.days).toBe(31 + 30 + 31 + 31);
  expect(placeOf(scale, '2026-11-01')).toBeCloseTo(31 / scale.days);
  expect([placeOf(scale, '2025-01-01'), placeOf(scale, '2999-01-01')]).toEqual([0, 1]);
});

test('a job stands in it from its publication to the end of its last day', () => {
  const scale = scaleOf([], today);
  const bar = (changes: Partial<JobRow>, isSoon = false) => barOf(job(changes), scale, today, isSoon, dayOf);
  expect(bar({})).toEqual({ start: placeOf(scale, '2026-11-10'), end: placeOf(scale, '2027-01-07'), variant: 'open' });
  expect(bar({ closingDate: '2026-11-26' }, true)?.variant).toBe('soon');
  expect(bar({ state: 'closed', closedAt: '2026-11-15T09:00:00.000Z' })).toMatchObject({
    end: placeOf(scale, '2026-11-16'),
    variant: 'over',
  });
  expect(bar({ state: 'draft', publishedAt: null })).toMatchObject({ start: placeOf(scale, today), variant: 'planned' });
  expect(bar({ state: 'draft', publishedAt: null, closingDate: '' })).toBeUndefined();
  expect(bar({ state: 'closed', publishedAt: '2026-01-01T00:00:00.000Z', closingDate: '2026-02-01' })).toBeUndefined();
});
