import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormDefinition } from '#contract/forms/form-definition';
import { LanguageContext } from '../../content/use-text.ts';
import { OtherFields } from './other-fields.tsx';

const form = {
  name: 'quote',
  apiPath: '',
  page: '/contact',
  fields: {
    fullName: { kind: 'line', max: 10 },
    budget: { kind: 'choice', options: ['small', 'large'], required: false },
    wishes: { kind: 'paragraph', max: 100, required: false },
  },
  messages: { failed: 'quote.failed', sent: 'quote.sent' },
} as const satisfies FormDefinition;

const texts = {
  fields: {
    quote: {
      labels: { fullName: 'Full name', budget: 'Budget', wishes: 'Wishes' },
      choices: { budget: { small: 'Up to 500', large: 'More' } },
    },
  },
};

const render = (values: { budget: string; wishes: string }) =>
  renderToStaticMarkup(
    <LanguageContext value={{ locale: 'en', texts: texts as never, choose: () => undefined }}>
      <OtherFields form={form} values={{ fullName: 'Amal', ...values }} placed={['fullName']} />
    </LanguageContext>,
  ).replaceAll(/<\/?(?:dl|div)[^>]*>| class="[^"]*"/g, '');

test('fields without a place of their own are shown with their labels, a choice by its name, and what is empty not at all', () => {
  expect(render({ budget: 'small', wishes: '' })).toBe('<dt>Budget</dt><dd dir="auto">Up to 500</dd>');
  expect(render({ budget: 'of another release', wishes: 'A <b>' })).toBe(
    '<dt>Budget</dt><dd dir="auto">of another release</dd><dt>Wishes</dt><dd dir="auto">A &lt;b&gt;</dd>',
  );
  expect(render({ budget: '', wishes: '' })).toBe('');
});
