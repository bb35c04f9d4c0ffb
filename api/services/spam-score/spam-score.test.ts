import { expect, test } from 'vitest';
import { advertisements } from './advertisements.ts';
import { honestMessages } from './honest-messages.ts';
import { spamScore } from './spam-score.ts';

const scored = (message: string) => spamScore({ fullName: 'Amal Haddad', message }, { elapsedMs: 60_000 });

test('of fifty messages of customers at most one is set apart', () => {
  expect(honestMessages).toHaveLength(50);
  const apart = honestMessages.filter((message) => scored(message).suspicious);
  expect(apart.length, apart.join('\n')).toBeLessThanOrEqual(1);
});

test('of fifty advertisements at least forty are set apart, each with its reasons', () => {
  expect(advertisements).toHaveLength(50);
  const missed = advertisements.filter((message) => !scored(message).suspicious);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(10);
  for (const message of advertisements) expect(scored(message).reasons.length > 0).toBe(scored(message).suspicious);
});

test.each([
  'First page of Google in 30 days. https://seo.example https://rank.example',
  'Hello, your website is not on the first page of Google. We fix that. Prices: https://seo.example/prices, references: https://seo.example/clients',
  'Hi there, want your site on the first page of Google? See https://one.example or https://two.example for details',
  'Did you know that 90% of people never leave the first page of Google? Visit https://one.example, or see our results at https://two.example.',
  'You deserve the first page of Google. https://one.example https://two.example',
  'موقعك ليس في الصفحة الأولى في جوجل. نوصله إليها خلال شهر: https://seo.example https://rank.example',
])('the first page of Google with two links is an advertisement: %s', (message) => {
  expect(scored(message).suspicious).toBe(true);
});

test.each([
  ['the hidden field', { fullName: 'Amal' }, { remark: 'Haddad Trading Co.' }, false],
  ['the time', { fullName: 'Amal' }, { elapsedMs: 0 }, false],
  ['a link in the name', { fullName: 'www.win.example' }, {}, false],
  ['the hidden field and the time', { fullName: 'Amal' }, { remark: 'x', elapsedMs: 0 }, true],
  ['the hidden field and a link in the name', { fullName: 'www.win.example' }, { remark: 'x' }, true],
])('no sign is enough alone: %s', (_case, texts, hints, suspicious) => {
  expect(spamScore(texts, hints).suspicious).toBe(suspicious);
});

test('a long message is scored at once', () => {
  const started = performance.now();
  for (const part of ['a', 'www.', 'we ', 'ا', '.', ' ', '<a ', 'what is ']) scored(part.repeat(5_000).slice(0, 5_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
