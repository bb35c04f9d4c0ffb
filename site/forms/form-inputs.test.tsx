import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applicationForm } from '#contract/forms/application';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import { content } from '#site/content/content.ts';
import { formLanguage, reviewFormTexts } from '#site/content/form-language.ts';
import { PlainApplicationForm } from './plain-application-form.tsx';
import { QuoteForm } from './quote-form.island.tsx';
import { ReviewDialog } from './review-form.island.tsx';

const language = formLanguage('en');
const application = content('careers', 'en').application;

test.each([
  { definition: quoteForm, element: <QuoteForm text={content('quoteFormText', 'en')} language={language} /> },
  { definition: reviewForm, element: <ReviewDialog id="review" form={reviewFormTexts('en')} /> },
  {
    definition: applicationForm,
    element: <PlainApplicationForm careerId="1" text={application} language={language} outcome={undefined} />,
  },
])('the $definition.name form has an input for every field of its definition', ({ definition, element }) => {
  const html = renderToStaticMarkup(element);
  const names = new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));

  expect(Object.keys(definition.fields).filter((name) => !names.has(name))).toEqual([]);
  expect(html).toContain(` action="${definition.page}"`);
});
