import { expect, test } from 'vitest';
import { emptyJob, emptyJobText } from '#contract/office/job-check';
import { countChanges, onOneLine, pastedLines } from './job-changes.ts';

test('changes are counted by place, and space at the ends is none', () => {
  const job = {
    ...emptyJob,
    closingDate: '2999-12-31',
    en: { ...emptyJobText, jobTitle: 'Bookkeeper', responsibilities: ['Write', 'Pay'] },
  };
  const english = (changed: object) => ({ ...job, en: { ...job.en, ...changed } });

  expect(countChanges(job, english({ jobTitle: ' Bookkeeper ', responsibilities: ['Write', ' ', 'Pay'] }))).toBe(0);
  expect(countChanges(job, english({ responsibilities: ['Pay', 'Write'] }))).toBe(1);
  expect(countChanges(job, { ...english({ summary: 'Keeps them' }), closingDate: '', ar: { ...emptyJobText, jobTitle: 'محاسب' } })).toBe(3);
});

test('pasted lines are lines, without their bullets and numbers', () => {
  expect(pastedLines('• Write invoices\r\n\n 2) Pay them\n- Count\tall')).toEqual(['Write invoices', 'Pay them', 'Count all']);
  expect(pastedLines('24 hours a day')).toEqual(['24 hours a day']);
  expect(onOneLine('a\nb\u0000c')).toBe('a b c');
});
