import { expect, test } from 'vitest';
import { locales } from '#contract/locales';
import { servicePages } from '#contract/services';
import { softLimit } from '#contract/texts/line-rules';
import * as arabic from './ar/index.ts';
import * as english from './en/index.ts';

const contents = { en: english, ar: arabic };

for (const locale of locales)
  test(`every service page has five places for answers, three of which are written at least, and no two ask the same (${locale})`, () => {
    const asked: string[] = [];
    for (const page of servicePages) {
      const places: readonly { question: string; answer: string }[] = contents[locale][page].answers;
      const written = places.filter(({ question }) => question !== '');
      expect(places, page).toHaveLength(5);
      expect(written.length, page).toBeGreaterThanOrEqual(3);
      for (const [index, { question, answer }] of written.entries()) {
        expect(question, page).toMatch(locale === 'ar' ? /؟$/ : /\?$/);
        expect(answer, page).toMatch(/[.؟?]$/);
        expect([page, index, question.length <= softLimit('', `answers/${index}/question`)]).toEqual([page, index, true]);
        expect([page, index, answer.length <= softLimit('', `answers/${index}/answer`)]).toEqual([page, index, true]);
      }
      for (const { question, answer } of places) expect([page, question === '']).toEqual([page, answer === '']);
      asked.push(...written.map(({ question }) => question));
    }
    expect(new Set(asked).size).toBe(asked.length);
  });
