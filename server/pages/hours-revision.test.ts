import { expect, test } from 'vitest';
import type { CompanyValues } from '#contract/company';
import { weekOf } from '#contract/hours/week-hours';
import { withHoursRevision } from './hours-revision.ts';

const week = weekOf(() => [{ opens: '10:00', closes: '15:00' }]);
const exception = (from: string, to: string) => ({ from, to, name: { en: 'Ramadan' }, week });

/** The revisions of a company with these exceptions, as they are read at a moment. */
function revisionsOf(company: CompanyValues, timeZone: string) {
  const state = { now: 0, company, revision: 1, readings: 0 };
  const read = withHoursRevision(
    async () => ({ company: state.revision }),
    async () => {
      state.readings += 1;
      return state.company;
    },
    { now: () => state.now, timeZone },
  );
  const at = async (moment: string) => {
    state.now = Date.parse(moment);
    return (await read()).hours;
  };
  return { state, at };
}

test('pages are rendered anew when an exception is announced, begins and ends where the company is, and at no other time', async () => {
  const { at, state } = revisionsOf({ hoursExceptions: [exception('2027-02-08', '2027-03-09')] }, 'Asia/Amman');

  const moments = ['2027-01-24T20:59:59Z', '2027-01-24T21:00:00Z', '2027-02-07T20:59:59Z', '2027-02-07T21:00:00Z'];
  const later = ['2027-02-20T12:00:00Z', '2027-03-09T20:59:59Z', '2027-03-09T21:00:00Z', '2028-01-01T00:00:00Z'];
  const seen: (number | undefined)[] = [];
  for (const moment of [...moments, ...later]) seen.push(await at(moment));

  expect(seen).toEqual([0, 1, 1, 2, 2, 2, 3, 3]);
  // A clock that is put back brings back what was said then.
  expect(await at('2027-02-01T00:00:00Z')).toBe(1);
  expect(state.readings).toBe(1);
});

test('a day with 23 hours begins and ends with its own midnights', async () => {
  const { at } = revisionsOf({ hoursExceptions: [exception('2027-03-28', '2027-03-28')] }, 'Europe/Dublin');

  const moments = ['2027-03-27T23:59:00Z', '2027-03-28T00:00:00Z', '2027-03-28T22:59:00Z', '2027-03-28T23:00:00Z'];
  const seen: (number | undefined)[] = [];
  for (const moment of moments) seen.push(await at(moment));

  expect(seen).toEqual([1, 2, 2, 3]);
});

test('what was changed of the company is read again with its revision', async () => {
  const { at, state } = revisionsOf({}, 'Asia/Amman');
  const before = await at('2027-02-20T12:00:00Z');
  Object.assign(state, { company: { hoursExceptions: [exception('2027-02-08', '2027-03-09')] }, revision: 2 });

  expect([before, await at('2027-02-20T12:00:00Z')]).toEqual([0, 2]);
});
