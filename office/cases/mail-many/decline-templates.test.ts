import { expect, test } from 'vitest';
import { applicationTemplates as arabic } from '#content/ar/first-templates';
import { applicationTemplates as english } from '#content/en/first-templates';
import type { Locale } from '#contract/locales';
import type { Template } from '#contract/office/mail';
import { declineTemplateNames, declineTemplates } from './decline-templates.ts';

const template = (id: string, name: string, locale: Locale, purpose: Template['purpose'] = 'applications'): Template => ({
  ...{ id, name, locale, purpose, subject: '', text: 'Hello', version: 1 },
});
const first = [template('1', 'Offer', 'en'), template('2', 'Decline', 'en'), template('3', 'اعتذار', 'ar')];

test('people are declined with the template that the Office begins with, in each language', () => {
  expect(english.map(({ name }) => name)).toContain(declineTemplateNames.en);
  expect(arabic.map(({ name }) => name)).toContain(declineTemplateNames.ar);
  expect(declineTemplates(first, 'applications', {})).toEqual({ en: first[1], ar: first[2] });
  expect(declineTemplates(first, 'quotes', {})).toEqual({});
});

test('what they were last declined with goes before it, as long as it is there', () => {
  const own = template('4', 'Not this time', 'en');
  expect(declineTemplates([...first, own], 'applications', { en: '4', ar: 'gone' })).toEqual({ en: own, ar: first[2] });
});
