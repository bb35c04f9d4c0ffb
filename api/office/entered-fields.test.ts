import { expect, test } from 'vitest';
import { fieldTexts } from '#content/en/fields';
import { applicationForm } from '#contract/forms/application';
import { type AnyFieldTexts, shownValue } from '#contract/forms/field-texts';
import { enteredFields, type FormDefinition, lineFields, textFields } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import { officePaths, officeUrl } from '#contract/office/paths';
import { sampleValues } from '#contract/testing/sample-values';
import { apply } from '../testing/applications.ts';
import { anyEngine } from '../testing/engines.ts';
import { quote, review } from '../testing/forms.ts';
import { signIn } from '../testing/office-colleague.ts';
import { addOpenJob, startApi, type TestApi } from '../testing/test-api.ts';

/** Everything that staff are told of one form, for each of the three. */
const forms: { form: FormDefinition; send(api: TestApi): Promise<unknown>; kept: 'quotes' | 'reviews' | 'applications' }[] = [
  { form: quoteForm, send: (api) => api.post('/api/quotes', quote()), kept: 'quotes' },
  { form: reviewForm, send: (api) => api.post('/api/reviews', review()), kept: 'reviews' },
  { form: applicationForm, send: async (api) => apply(api, await addOpenJob(api.store)), kept: 'applications' },
];

test.each(forms)(
  'everything that was entered into the form $form.name is in the mail to staff, in the Office and in the export, and what was typed is found',
  async ({ form, send, kept }) => {
    const api = await startApi(anyEngine);
    const owner = await signIn(api, 'owner');
    const values = Object.fromEntries(Object.entries(sampleValues(form)).filter(([name]) => enteredFields(form).includes(name as never)));
    const texts: AnyFieldTexts = fieldTexts[form.name];

    await send(api);

    const mail = (await api.store.outbox.list()).find(({ kind }) => kind === 'staff');
    for (const [name, value] of Object.entries(values))
      expect(mail?.body).toContain(form.fields[name]?.kind === 'rating' ? `${value} of 5 stars` : shownValue(texts, name, value));
    const page = (await owner.get(officeUrl(kept))).json();
    const [row] = kept === 'reviews' ? page.pending : page.rows;
    const shown = kept === 'reviews' ? row : (await owner.get(officeUrl(form.name as 'quote', { id: row.id }))).json();
    expect(shown).toMatchObject(values);
    const exported = (await owner.send('POST', officePaths.privacyExport, { email: String(values.email) })).json();
    expect(exported[kept]).toMatchObject([values]);
    for (const name of textFields(form)) {
      const found = await owner.get(`${officePaths.find}?search=${encodeURIComponent(String(values[name]).split('\n')[0] ?? '')}`);
      expect([name, found.json()]).toEqual([name, expect.arrayContaining([expect.objectContaining({ id: row.id })])]);
    }
  },
);

test('the file of quotes has everything that was entered, below the labels of the form', async () => {
  const api = await startApi(anyEngine);
  const sales = await signIn(api, 'sales');
  await api.post('/api/quotes', quote({ fullName: 'Amal', country: 'Oman' }));

  const { body } = await sales.get(`${officeUrl('quotesCsv')}?view=everything`);

  const [header = '', row = ''] = body.split('\r\n');
  const cells = new Map(header.split(',').map((name, index) => [name, row.split(',')[index]]));
  const { labels } = fieldTexts.quote;
  for (const name of lineFields(quoteForm)) expect(cells.get(labels[name])).toBeTruthy();
  expect([cells.get(labels.fullName), cells.get(labels.country)]).toEqual(['Amal', 'Oman']);
});
