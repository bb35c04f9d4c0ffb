import { expect, test } from 'vitest';
import { companyFacts } from '#site/content/company-facts.ts';
import { placeholderProblems } from './check-placeholders.ts';
import { companyPlaceholders, ownPlaceholders } from './own-placeholders.ts';

test('a placeholder that nothing fills in is named with the address of its text, in a list and in a counted text too', () => {
  expect(
    placeholderProblems({
      about: { hero: { title: 'In {citty}' }, list: ['{city}', '{ctiy}'], many: { one: '{count}', other: '{cuont}' } },
    }),
  ).toEqual([
    'about.hero.title has {citty}, which nothing fills in there',
    'about.list has {ctiy}, which nothing fills in there',
    'about.many has {cuont}, which nothing fills in there',
  ]);
});

test('a placeholder of another text is not one of this text', () => {
  const [own = ''] = ownPlaceholders['home.reviews.stars'] ?? [];
  expect(placeholderProblems({ home: { reviews: { stars: `{${own}}`, title: `{${own}}` } } })).toEqual([
    `home.reviews.title has {${own}}, which nothing fills in there`,
  ]);
});

test('a mail has the facts that it is given, and no others', () => {
  expect(placeholderProblems({ mails: { confirmation: { greeting: 'Hello {name} in {copyrightYear}' } } })).toHaveLength(1);
});

test('a template of a mail has placeholders in two braces, those of applications alone', () => {
  expect(placeholderProblems({ applicationTemplates: [{ text: 'Hello {{firstName}}' }] })).toEqual([]);
  expect(placeholderProblems({ quoteTemplates: [{ text: 'From {{country}}' }] })).toEqual([]);
  expect(placeholderProblems({ quoteTemplates: [{ text: 'For {{job}}' }] })).toHaveLength(1);
  for (const text of ['Hello {{firstNam}}', 'Hello {firstName}', 'Hello {{firstName}'])
    expect(placeholderProblems({ applicationTemplates: [{ text }] })).toHaveLength(1);
});

test.each(['{city', 'city}', '{ city }', '{{city}}', '{}', '{city name}', '{city-}'])('%s is no placeholder', (text) => {
  expect(placeholderProblems({ about: { title: text } })).not.toEqual([]);
});

test('the facts that every text may name are those that are always filled in', () => {
  for (const locale of ['en', 'ar'] as const)
    expect(Object.keys(companyFacts(locale))).toEqual(expect.arrayContaining([...companyPlaceholders]));
});
