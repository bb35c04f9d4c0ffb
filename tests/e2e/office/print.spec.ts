import { officePaths } from '#contract/office/paths';
import { expect, openOffice, sendApplication, sendQuote, test } from '../support/office.ts';
import { blankPages, pdfText } from '../support/pdf-text.ts';

test.use({ as: 'owner' });

const lines = Array.from({ length: 90 }, (_, index) => `Line ${index + 1} of what they want.`);

test('a quote of several pages and an application are printed whole, dark on white, without what surrounds them', async ({
  page,
  site,
  colleague,
}) => {
  const owner = await colleague('owner');
  const quote = await sendQuote(site, owner, { fullName: 'Rula Nimri', email: 'rula@customer.example', message: lines.join('\n') });
  const application = await sendApplication(site, owner, 'Tala Ziadat');
  await owner.api.patch(officePaths.account, { data: { preferences: { theme: 'dark' } } });
  try {
    const documents = [
      { path: `/quotes/${quote.id}`, words: ['Rula Nimri', quote.reference, ...lines, 'Activity', 'Received'] },
      { path: `/applications/${application.id}`, words: ['Tala Ziadat', 'Activity', 'Received'] },
    ];
    for (const { path, words } of documents) {
      await openOffice(page, path);
      await expect(page.getByText('Activity')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      for (const around of ['nav', 'textarea', '[role="search"]', '[role="tablist"]'])
        await expect(page.locator(`${around}:visible`)).toHaveCount(0);
      for (const printBackground of [true, false]) {
        const pdf = await page.pdf({ format: 'A4', printBackground });
        const printed = (await pdfText(pdf)).join(' ').replaceAll(/\s/g, '');
        for (const text of words) expect(printed).toContain(text.replaceAll(' ', ''));
        expect(printed).not.toContain('Searchorjumpto');
        expect(await blankPages(pdf)).toEqual([]);
      }
      await page.emulateMedia({ media: null });
    }
  } finally {
    await owner.api.patch(officePaths.account, { data: { preferences: { theme: 'system' } } });
  }
});
