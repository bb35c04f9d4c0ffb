import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formMessages as messages } from '#content/en/messages';
import { applicationForm } from '#contract/forms/application';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import { PlainApplicationForm } from './plain-application-form.tsx';
import { QuoteForm } from './quote-form.island.tsx';
import { ReviewDialog } from './review-form.island.tsx';

test.each([
  { definition: quoteForm, element: <QuoteForm messages={messages} /> },
  { definition: reviewForm, element: <ReviewDialog id="review" messages={messages} /> },
  { definition: applicationForm, element: <PlainApplicationForm careerId="1" messages={messages} outcome={undefined} /> },
])('the $definition.name form has an input for every field of its definition', ({ definition, element }) => {
  const html = renderToStaticMarkup(element);
  const names = new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));

  expect(Object.keys(definition.fields).filter((name) => !names.has(name))).toEqual([]);
  expect(html).toContain(` action="${definition.page}"`);
});
