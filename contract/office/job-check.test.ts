import { expect, test } from 'vitest';
import {
  completeLanguages,
  emptyJob,
  emptyJobText,
  isDay,
  jobStateAt,
  missingLines,
  nameOfJob,
  problemsOfJob,
  tidyJob,
} from './job-check.ts';

const english = {
  ...{ jobTitle: 'Bookkeeper', location: 'Lisbon', summary: 'Keeps the books.' },
  ...{ responsibilities: ['Write', 'Pay'], qualifications: ['Counts'] },
};
const job = { ...emptyJob, closingDate: '2999-12-31', en: english };

test('only days that the calendar has are days', () => {
  expect(['2028-02-29', '2026-12-31'].map(isDay)).toEqual([true, true]);
  expect(['2027-02-29', '2026-13-01', '2026-1-1', '', 'soon', '2026-12-31T00:00:00Z'].map(isDay)).toEqual(Array(6).fill(false));
});

test('a job needs a day that is not over and one whole language; the other may be empty, not half', () => {
  const today = '2026-11-22';
  expect(problemsOfJob(job, today)).toEqual({});
  expect(problemsOfJob({ ...job, closingDate: today }, today)).toEqual({});
  expect(problemsOfJob({ ...job, closingDate: '2026-11-21' }, today)).toEqual({ closingDate: 'past' });
  expect(problemsOfJob({ ...emptyJob, closingDate: '2999-12-31', ar: english }, today)).toEqual({});
  expect(problemsOfJob({ ...job, ar: { ...emptyJobText, qualifications: ['واحد'] } }, today)).toEqual({
    'ar.jobTitle': 'missing',
    'ar.location': 'missing',
    'ar.summary': 'missing',
  });
});

test('what one language lacks of the other is counted, and nothing as long as it is empty', () => {
  expect(missingLines(job, 'ar')).toBe(0);
  expect(missingLines({ ...job, ar: { ...english, summary: ' ', responsibilities: ['اكتب', ''] } }, 'ar')).toBe(2);
  expect(missingLines({ ...job, ar: { ...english, qualifications: ['واحد', 'اثنان'] } }, 'en')).toBe(1);
  expect(completeLanguages({ ...job, ar: { ...emptyJobText, jobTitle: 'محاسب' } })).toEqual(['en']);
});

test('public text has no empty lines and no space at its ends', () => {
  const { en } = tidyJob({ ...job, en: { ...english, jobTitle: ' Bookkeeper ', responsibilities: ['', ' Write '] } });
  expect([en.jobTitle, en.responsibilities]).toEqual(['Bookkeeper', ['Write']]);
});

test('a job is a draft until its moment, closed after its day or by hand, and archived whatever else it is', () => {
  const standing = { publishedAt: '2026-01-01T00:00:00.000Z', closingDate: '2026-11-22', closedAt: null, archivedAt: null };
  const state = (changes: object) => jobStateAt({ ...standing, ...changes }, '2026-11-22T10:00:00.000Z', '2026-11-22');
  expect(state({})).toBe('open');
  expect(state({ closingDate: '2026-11-21' })).toBe('closed');
  expect(state({ closedAt: '2026-11-20T00:00:00.000Z' })).toBe('closed');
  expect(state({ closingDate: 'soon' })).toBe('open');
  expect([state({ publishedAt: null }), state({ publishedAt: '2026-12-01T00:00:00.000Z' })]).toEqual(['draft', 'draft']);
  expect(state({ publishedAt: null, archivedAt: '2026-11-20T00:00:00.000Z' })).toBe('archived');
});

test('a job is named in the language of whoever reads, if it has one there', () => {
  const both = { ...job, ar: { ...emptyJobText, jobTitle: 'محاسب' } };
  expect([nameOfJob(both), nameOfJob(both, 'ar'), nameOfJob(job, 'ar'), nameOfJob(emptyJob)]).toEqual([
    'Bookkeeper',
    'محاسب',
    'Bookkeeper',
    '',
  ]);
});
