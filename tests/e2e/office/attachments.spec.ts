import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { officeUrl } from '#contract/office/paths';
import { fillSentence } from '#contract/text/fill-sentence';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, openOffice, sendQuote, test } from '../support/office.ts';
import { readablePdf } from '../support/pdf.ts';
import { officeToast } from '../support/toasts.ts';

// A refused file is an answer, which browsers report all the same.
test.use({ as: 'sales', allowedPageErrors: [failedRequests] });

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

test('files are chosen, dropped and taken off, survive a reload, go with the answer, and are opened from the timeline', async ({
  page,
  site,
  mails,
  colleague,
}) => {
  const { id } = await sendQuote(site, await colleague('sales'), {
    fullName: 'Noor Attach',
    email: 'noor.attach@customer.example',
    message: 'Please send us an offer.',
  });
  await openOffice(page, `/quotes/${id}/answer`);
  const files = page.getByRole('region', { name: 'Attachments' });
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Please find our offer attached.');
  await expect(page.getByText('nothing is attached')).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).first().click();
  await (await chooser).setFiles([
    { name: 'Offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from(readablePdf('Our offer')) },
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(files.getByText('Offer.pdf')).toBeVisible();
  await expect(files.getByRole('alert')).toContainText('Files of this kind');
  await expect(page.getByText('nothing is attached')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove setup.exe' }).click();

  // Dropped on the composer, as from the desktop.
  const bytes = [...(await picture())];
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'صورة الموقع.png', { type: 'image/png' }));
    return transfer;
  }, bytes);
  await text.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop files to attach them')).toBeVisible();
  await text.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(files.getByText('صورة الموقع.png')).toBeVisible();
  await expect(files).toContainText('2 attachments');

  await page.getByRole('button', { name: 'Remove Offer.pdf' }).click();
  await expect(officeToast(page, 'Offer.pdf removed')).toBeVisible();
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(files.getByRole('listitem')).toHaveCount(2);
  expect(await accessibilityViolations(page)).toEqual([]);

  await expect(page.getByText(/^Draft saved \d/).filter({ visible: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(text).toHaveValue('Please find our offer attached.');

  await page.getByRole('button', { name: 'Cc, Bcc' }).click();
  await page.getByRole('textbox', { name: 'Cc', exact: true }).fill('boss@customer.example; nobody');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('“nobody” is not an email address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Cc', exact: true }).fill('Boss <boss@customer.example>');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Attachments of this email' })).toBeVisible();
  await expect(page.getByText('Cc: boss@customer.example')).toBeVisible();

  const sent = () => mails.received.find(({ recipients }) => recipients.includes('boss@customer.example'));
  await expect.poll(sent, { timeout: 30_000 }).toBeDefined();
  const { attachments } = await PostalMime.parse(sent()?.raw ?? '');
  expect(attachments.map(({ filename }) => filename)).toEqual(['Offer.pdf', 'صورة الموقع.png']);

  await page.getByRole('button', { name: 'Open Offer.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer.pdf' });
  await expect(dialog.getByText('Our offer')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: fillSentence('Open {name}', { name: 'صورة الموقع.png' }) }).click();
  const shown = page.getByRole('img', { name: fillSentence('Picture {name}', { name: 'صورة الموقع.png' }) });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Offer.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Offer.pdf');
});

test('a draft with files alone is given up with its files', async ({ page, site, colleague }) => {
  const sales = await colleague('sales');
  const { id } = await sendQuote(site, sales, { fullName: 'Noor Discard', email: 'noor.d@customer.example', message: 'An offer, please.' });
  await sales.api.post(`${officeUrl('quoteDraftFiles', { id })}?name=plan.txt`, {
    data: Buffer.from('a'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  await openOffice(page, `/quotes/${id}/answer`);
  await expect(page.getByRole('region', { name: 'Attachments' }).getByText('plan.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(officeToast(page, 'Draft discarded')).toBeVisible();
  expect((await (await sales.api.get(officeUrl('quote', { id }))).json()).draftFiles).toEqual([]);
});
