import type { Locator } from '@playwright/test';
import { expect, openOffice, sendQuote, test } from '../support/office.ts';

test.use({ actionTimeout: 8_000, as: 'sales' });

/** As people do it: the second press is a moment after the first, at the same place, whatever lies there by then. */
async function doubleClick(target: Locator): Promise<void> {
  const page = target.page();
  await target.hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  const firstAt = Date.now() / 1000;
  // With the times of the presses, as a mouse reports them: on a busy machine the page hears of the second one late.
  for (const [clickCount, timestamp] of [
    [1, firstAt],
    [2, firstAt + 0.12],
  ] as const) {
    const press = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount, timestamp } as const;
    await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
    await page.waitForTimeout(120);
  }
  await devtools.detach();
}

const person = { fullName: 'Nisreen Haddad', email: 'nisreen@customer.example', message: 'A switch with 48 ports.' };

test('a double click on what opens a menu opens it, and one on an item does once what it says', async ({ page, site, colleague }) => {
  const sales = await colleague('sales');
  const { id } = await sendQuote(site, sales, person);
  await openOffice(page, `/quotes/${id}`);
  const menu = page.getByRole('menu');
  const state = page.getByRole('button', { name: /^Status: / });

  await doubleClick(state);
  await expect(menu).toBeVisible();
  const changes: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()));
  await doubleClick(menu.getByRole('menuitemcheckbox', { name: 'In progress' }));
  await expect(menu).toHaveCount(0);
  await expect(state).toContainText('In progress');
  expect(changes).toHaveLength(1);

  // A later click counts.
  await page.waitForTimeout(600);
  await state.click();
  await expect(menu).toBeVisible();
  await page.waitForTimeout(600);
  await state.click();
  await expect(menu).toHaveCount(0);
});

test('a double click on an item opens its dialog and meets nothing in it, and one on a filter that stays open turns it on', async ({
  page,
  site,
  colleague,
}) => {
  const { id } = await sendQuote(site, await colleague('sales'), { ...person, email: 'other@customer.example' });
  await openOffice(page, `/quotes/${id}`);
  await doubleClick(page.getByRole('button', { name: 'Remind me' }));
  await doubleClick(page.getByRole('menuitem', { name: 'On a date' }));
  await expect(page.getByRole('dialog', { name: 'On a date' })).toBeVisible();
  await page.keyboard.press('Escape');

  await doubleClick(page.getByRole('button', { name: 'Filter' }));
  const overdue = page.getByRole('menuitemcheckbox').first();
  await doubleClick(overdue);
  await expect(overdue).toBeChecked();
});
