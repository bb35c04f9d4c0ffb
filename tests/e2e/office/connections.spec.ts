import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { officeUrl } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, openOffice, sendQuote, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

// A refused change is an answer, which browsers report all the same.
test.use({ as: 'owner', allowedPageErrors: [failedRequests] });

/** A server of another company. What it answers can be changed. */
async function receiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const answer = { status: 204 };
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    received.push({ headers: request.headers, body });
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    answer,
    close: () => server.close(),
  };
}

test('an owner adds a webhook with the keyboard, a request arrives signed, and the delivery is listed', async ({
  page,
  site,
  colleague,
}) => {
  const { url, received, close } = await receiver();
  await openOffice(page, '/connections');
  await page.getByRole('button', { name: 'New webhook' }).press('Enter');
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please enter the address')).toBeVisible();
  await page.getByLabel('Address').fill('http://10.0.0.1/');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please enter an address that starts with https://')).toBeVisible();
  await page.getByLabel('Address').fill(url);
  await page.getByLabel('Name').fill('Our CRM');
  await page.keyboard.press('Control+Enter');

  const dialog = page.getByRole('dialog', { name: 'Copy it now' });
  const secret = await dialog.getByLabel('Secret').inputValue();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  const { id } = await sendQuote(site, await colleague('owner'), { fullName: 'Amal', email: 'amal@visitor.example', message: 'Two tills' });
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  const [hook] = received;
  const payload = new Verifier(secret).verify(hook?.body ?? '', hook?.headers as Record<string, string>);
  expect(payload).toMatchObject({ type: 'quote.created', data: { id } });
  // Without a reload: changes of deliveries are announced.
  const deliveries = page.getByRole('region', { name: 'Deliveries' });
  await expect(deliveries.getByText('New quote request')).toBeVisible();
  await expect(deliveries.getByText(/delivered · answer 204/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  close();
});

test('one that is gone is turned off, says so, and what was not delivered is resent', async ({ page, colleague }) => {
  const { url, received, answer, close } = await receiver();
  answer.status = 410;
  const { api } = await colleague('owner');
  const values = { url, description: 'Gone', format: 'standard', eventNames: ['job.closed'], isOn: true };
  const { id } = (await (await api.post(officeUrl('webhooks'), { data: values })).json()) as { id: string };
  await openOffice(page, `/connections?webhook=${id}`);
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('it no longer exists (410)')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Test/).first()).toBeVisible();

  answer.status = 200;
  await page.getByRole('switch', { name: 'On' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(officeToast(page, 'The webhook Gone was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(officeToast(page, '1 message is sent again.')).toBeVisible();
  await expect(page.getByText(/delivered · answer 200/)).toBeVisible({ timeout: 20_000 });
  expect(received.length).toBe(2);

  await page.getByRole('button', { name: 'Renew secret' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(/The old secret works too until/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(officeToast(page, 'The webhook Gone was deleted.')).toBeVisible();
  close();
});

test('a token is made, shown once, used and revoked', async ({ page, site }) => {
  await openOffice(page, '/connections');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByLabel('Name').fill('Wall screen');
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy it now' });
  const token = await shown.getByLabel('Secret').inputValue();
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText('never used')).toBeVisible();
  const read = () => fetch(`${site.url}${officeUrl('figures')}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status).toBe(200);

  await page.getByRole('button', { name: 'Revoke Wall screen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(officeToast(page, 'The token Wall screen was revoked.')).toBeVisible();
  expect((await read()).status).toBe(401);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test('the list and one webhook are pages of their own that fit', async ({ page, colleague }) => {
    const { api } = await colleague('owner');
    const values = { url: 'https://hooks.example/', description: 'Phone', format: 'slack', eventNames: ['job.closed'], isOn: false };
    await api.post(officeUrl('webhooks'), { data: values });
    await openOffice(page, '/connections');
    await page.getByRole('button', { name: /Phone/ }).click();
    await expect(page.getByLabel('Address')).toHaveValue('https://hooks.example/');
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
