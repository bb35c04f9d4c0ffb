import { expect, test } from 'vitest';
import { mails as arabicMails } from './ar/mails.ts';
import { formMessages as arabicFormMessages, messages as arabicMessages } from './ar/messages.ts';
import { mails } from './en/mails.ts';
import { formMessages, messages } from './en/messages.ts';

/** Path → text, for every text of a file. */
function textsOf(content: object, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(content).map(([key, value]) =>
      typeof value === 'string' ? { [`${path}${key}`]: value } : textsOf(value as object, `${path}${key}.`),
    ),
  );
}

const placeholders = (content: object) =>
  Object.fromEntries(Object.entries(textsOf(content)).map(([path, text]) => [path, (text.match(/\{\w+\}/g) ?? []).toSorted()]));

test('the messages and mails of every language have the same placeholders', () => {
  expect(placeholders(arabicMessages)).toEqual(placeholders(messages));
  expect(placeholders(arabicFormMessages)).toEqual(placeholders(formMessages));
  expect(placeholders(arabicMails)).toEqual(placeholders(mails));
});

test('each message has the parameters that the code gives it', () => {
  for (const { 'field.tooLong': tooLong, 'form.receipt': receipt } of [messages, arabicMessages]) {
    expect(tooLong).toContain('{max}');
    expect(receipt).toContain('{sent}');
    expect(receipt).toContain('{reference}');
  }
});

test('Arabic texts are in Arabic, with Western digits and Arabic punctuation', () => {
  const withoutPlaceholders = Object.entries({ ...textsOf(arabicMessages), ...textsOf(arabicMails) }).map(
    ([path, text]) => [path, text.replaceAll(/\{\w+\}|U\+0000/g, '')] as const,
  );
  const formats = ['PDF', 'SVG', 'PNG', 'JPEG', 'WebP', 'AVIF', 'HEIC', 'MP', 'WebM', 'H', 'HEVC', 'mov', 'CSV', 'JSON', 'UTF', 'ZIP'];
  const names = new Set([...formats, 'iPhone', 'QuickTime', 'Office', 'http', 'https']);
  const foreign = withoutPlaceholders.filter(([, text]) => (text.match(/[A-Za-z]+/g) ?? []).some((word) => !names.has(word)));
  expect(foreign).toEqual([]);
  expect(withoutPlaceholders.filter(([, text]) => !/\p{Script=Arabic}/u.test(text) || /[٠-٩۰-۹,;?]/.test(text))).toEqual([]);
});
