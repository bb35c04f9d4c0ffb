import { accessibilityViolations, narrowestWidth, overflowingWidths } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, goOnTo, openOffice, sendQuote, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'owner', allowedPageErrors: [failedRequests] });

test('an offer is written with the keyboard alone, sent, accepted by its customer, and stands in the timeline', async ({
  page,
  site,
  colleague,
  browser,
}) => {
  const { id } = await sendQuote(site, await colleague('owner'), {
    fullName: 'Noor Haddad',
    email: 'noor@customer.example',
    message: 'A website, please.',
  });
  await openOffice(page, `/quotes/${id}`);
  await expect(page.getByRole('heading', { name: 'Noor Haddad' }).first()).toBeVisible();

  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { name: 'Price offer for Noor Haddad' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Description, line 1' }).focus();
  await page.keyboard.type('Website');
  for (const cell of ['1', '', '٢٬٤٠٠']) {
    await page.keyboard.press('Tab');
    if (cell) await page.keyboard.type(cell);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Description, line 2' })).toBeFocused();
  await page.keyboard.type('Hosting');
  for (const cell of ['12', 'months', '7.5']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(cell);
  }
  await expect(page.getByText('2,888.400', { exact: true })).toHaveCount(2);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Description, line 1' })).toHaveValue('Hosting');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(officeToast(page, 'Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Description, line 2' })).toHaveValue('Website');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Continue to email' }).press('Enter');
  const words = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(words).toHaveValue(/price offer \d{4}-\d{4}, with a total of 2,888\.400\sJOD/, { timeout: 30_000 });
  const link = /https?:\S+\/offer\/\S+/.exec(await words.inputValue())?.[0] ?? '';

  // Without a script, as a customer whose browser has none.
  const customer = await browser.newContext({ javaScriptEnabled: false });
  const visited = await customer.newPage();
  await visited.goto(site.url + new URL(link).pathname);
  await expect(visited.getByRole('heading', { level: 1 })).toHaveText('Our offer to you');
  await visited.getByLabel('Your question').fill('Does it include a domain?');
  await visited.getByRole('button', { name: 'Send question' }).click();
  await expect(visited.getByText('Your question has arrived.')).toBeVisible();
  await visited.getByLabel('Your full name').fill('Noor Haddad');
  await visited.getByLabel(/I accept this offer/).check();
  await visited.getByRole('button', { name: 'Accept offer' }).click();
  await expect(visited.getByRole('heading', { level: 1 })).toHaveText('You have accepted this offer.');
  const [download] = await Promise.all([visited.waitForEvent('download'), visited.getByRole('link', { name: 'Download as PDF' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^offer-\d{4}-\d{4}\.pdf$/);
  await customer.close();

  await goOnTo(page, `/quotes/${id}`);
  await expect(page.getByRole('region', { name: 'Noor Haddad' }).getByText('Does it include a domain?')).toBeVisible();
  // Once, with the customer's words under it, and not as a reply; the question is one.
  await expect(page.getByText(/Customer accepted price offer \d{4}-\d{4}/)).toHaveCount(1);
  await expect(page.getByText('Customer wrote again')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark as won' }).click();
  await expect(page.getByRole('button', { name: 'Status: Won' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as won' })).toHaveCount(0);
});

for (const [locale, heading] of [
  ['en', 'Our offer to you'],
  ['ar', 'عرضنا لكم'],
] as const)
  test(`the customer’s page is accessible and fits a phone, in ${locale}`, async ({ page, site, colleague }) => {
    const owner = await colleague('owner');
    const { id } = await sendQuote(site, owner, { fullName: 'Lina Odeh', email: 'lina@customer.example', message: 'Two tills.' });
    const content = {
      ...{
        locale,
        currency: 'JOD',
        title: 'Two tills',
        recipient: 'Lina Odeh',
        discount: { kind: 'percent', percent: 500 },
        isTaxed: true,
      },
      ...{ validUntil: '2999-12-31', terms: 'Half first.\nThe rest later.' },
      lines: [{ text: `Till ${'x'.repeat(120)}`, quantity: 2_000, unit: 'pcs', price: 450_000 }],
    };
    const draft = await (await owner.api.post(`/api/office/quotes/${id}/offers`, { data: { content } })).json();
    const issued = await (
      await owner.api.post(`/api/office/offers/${draft.id}/issue`, { headers: { 'if-match': `"${draft.version}"` } })
    ).json();
    await page.goto(new URL(issued.link).pathname);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await overflowingWidths(page, narrowestWidth)).toEqual([]);
  });

test('all offers are in one list: found in the palette too, opened in their quote, and not sent until a mail with one has left', async ({
  page,
  site,
  colleague,
}) => {
  const owner = await colleague('owner');
  const { id } = await sendQuote(site, owner, { fullName: 'Rula Tannous', email: 'rula@customer.example', message: 'Two cameras.' });
  const content = {
    ...{ locale: 'en', currency: 'JOD', title: 'Two cameras', recipient: 'Rula Tannous', discount: null, isTaxed: true, terms: '' },
    ...{ validUntil: '2999-12-31', lines: [{ text: 'Camera', quantity: 2_000, unit: 'pcs', price: 100_000 }] },
  };
  const draft = await (await owner.api.post(`/api/office/quotes/${id}/offers`, { data: { content } })).json();
  const { number } = await (
    await owner.api.post(`/api/office/offers/${draft.id}/issue`, { headers: { 'if-match': `"${draft.version}"` } })
  ).json();

  await openOffice(page, '/offers');
  const row = page.getByRole('row', { name: /Rula Tannous/ });
  await expect(row).toContainText(number);
  await expect(row).toContainText('232.000 JOD');
  await expect(row).toContainText('not sent');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Draft' }).click();
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Draft' }).click();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: new RegExp(`^Price offer .*${number}.* · Open$`) })).toBeVisible();

  await goOnTo(page, '/');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { name: /Rula Tannous.*Two cameras/ })).toBeVisible();
  await page.getByRole('option', { name: /Rula Tannous.*Two cameras/ }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^Price offer .*${number}.* · Open$`) })).toBeVisible();

  // What was written before stays: whoever gets a copy of the reply too.
  await goOnTo(page, `/quotes/${id}/answer`);
  await page.getByRole('button', { name: 'Cc, Bcc' }).click();
  await page.getByRole('textbox', { name: 'Cc', exact: true }).fill('partner@customer.example');
  await page.getByRole('textbox', { name: 'Bcc', exact: true }).fill('books@customer.example');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Good morning,');
  await expect(page.getByText(/^Draft saved/).filter({ visible: true })).toBeVisible({ timeout: 15_000 });
  await goOnTo(page, `/quotes/${id}/offer?offer=${draft.id}`);
  await page.getByRole('button', { name: 'Write a reply with it' }).click();
  const words = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(words).toHaveValue(/^Good morning,\s+Our price offer/, { timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: 'Cc', exact: true })).toHaveValue('partner@customer.example');
  await expect(page.getByRole('textbox', { name: 'Bcc', exact: true })).toHaveValue('books@customer.example');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(officeToast(page, /^Reply to Rula Tannous/).first()).toBeVisible();
  await goOnTo(page, '/offers');
  await expect(row).toContainText(/sending|sent/);
  await expect(row).not.toContainText('not sent');
});
