import { expect, test } from 'vitest';
import { eventKinds } from '#contract/office/history';
import { readToldWords, ToldWords } from '#contract/office/history/history-query';
import { closing as arabicClosing } from '../../content/ar/cases/closing.ts';
import { company as arabicCompany } from '../../content/ar/company.ts';
import { history as arabicHistory } from '../../content/ar/history.ts';
import { pages as arabicPages } from '../../content/ar/pages.ts';
import { roles as arabicRoles } from '../../content/ar/roles.ts';
import { textNames as arabicNames } from '../../content/ar/text-names.ts';
import { closing } from '../../content/en/cases/closing.ts';
import { company } from '../../content/en/company.ts';
import { history } from '../../content/en/history.ts';
import { pages } from '../../content/en/pages.ts';
import { roles } from '../../content/en/roles.ts';
import { textNames } from '../../content/en/text-names.ts';
import { type ToldTexts, wordsInSentences } from './told-words.ts';

const english: ToldTexts = { history, closing, roles, textNames, companyFields: company.fields, serviceNames: pages.names };
const arabic: ToldTexts = {
  ...{ history: arabicHistory, closing: arabicClosing, roles: arabicRoles, textNames: arabicNames },
  ...{ companyFields: arabicCompany.fields, serviceNames: arabicPages.names },
};

/** The sentences that have each of the words. */
const sentencesWith = (search: string, texts = english) => {
  const told = (wordsInSentences(search, texts) ?? []).map(readToldWords);
  const count = search.split(' ').length;
  return told
    .filter(({ words }) => words.length === count)
    .map(({ sentence, value }) => (value === undefined ? sentence : `${sentence}=${value}`));
};

test('words of a row lead to its sentence, without those that stand for names', () => {
  expect(sentencesWith('added the branch')).toEqual(['office.added']);
  expect(sentencesWith('asked for a quote')).toEqual(['quote.received']);
  expect(sentencesWith('Opening Hours')).toEqual([
    'company.weekHours',
    'company.hours',
    'company.changed=openingHours',
    'text.changed=hours',
  ]);
  expect(sentencesWith('رفض رأي', arabic)).toEqual(['review.rejected']);
  expect(wordsInSentences('published the job “Data Analyst”', english)).toContain('012.job.published');
  expect(sentencesWith('before')).not.toContain('client.renamed');
});

test('what is stored is found by what it is called', () => {
  expect(sentencesWith('dismissed')).toEqual(['quote.state=aside']);
  expect(sentencesWith('مستبعد', arabic)).toEqual(['quote.state=aside']);
  expect(sentencesWith('closing date')).toEqual(expect.arrayContaining(['job.changed=closingDate']));
  expect(sentencesWith('الرئيسية', arabic)).toContain('text.changed=home');
});

test('a name is not taken for a word that is written like it', () => {
  expect(wordsInSentences('Cairo', english)).toBeUndefined();
  expect(sentencesWith('علي', arabic).filter((sentence) => !sentence.includes('='))).toEqual([]);
  expect(sentencesWith('ملاحظة على', arabic)).toContain('quote.note');
  expect(wordsInSentences('', english)).toBeUndefined();
});

test('whatever is searched is short enough for an address, and is as the contract wants it', () => {
  const words = Object.values(history.sentences).join(' ').split(/\s+/);
  const often = [...Map.groupBy(words, (word) => word)].toSorted((one, other) => other[1].length - one[1].length).map(([word]) => word);
  for (const texts of [english, arabic])
    for (const search of [often.slice(0, 40).join(' '), 'a e i o u', 'ال ا ت م ن', 'الم الت الر']) {
      const told = wordsInSentences(search, texts) ?? [];
      expect(ToldWords.array().max(300).safeParse(told).success).toBe(true);
      expect(new URLSearchParams(told.map((item) => ['told', item])).toString().length).toBeLessThan(6_000);
    }
  const known: readonly string[] = [...eventKinds, ...Object.keys(history.sentences)];
  expect((wordsInSentences('the a of to', english) ?? []).filter((item) => !known.includes(readToldWords(item).sentence))).toEqual([]);
});
