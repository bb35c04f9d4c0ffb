import { accessibilityViolations, narrowestWidth, overflowingWidths } from '../accessibility.ts';
import { expect, openOffice, sendApplication, test } from '../support/office.ts';
import { desktop } from '../support/screens.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'hiring' });

test('who applies again is one application with both résumés; it is split off, joined by the palette, and opens from either', async ({
  page,
  site,
  colleague,
}) => {
  const hiring = await colleague('hiring');
  const again = { fullName: 'Rana Saffron', email: 'rana@visitor.example' };
  const { id } = await sendApplication(site, hiring, again);
  const second = await sendApplication(site, hiring, again);
  expect(second.id).toBe(id);

  await openOffice(page, '/applications?layout=list&search=Saffron');
  await expect(page.getByRole('link', { name: /Rana Saffron/ })).toHaveCount(1);
  await expect(page.getByText('applied again').first()).toBeVisible();
  await openOffice(page, `/applications/${id}`);

  const choice = page.getByRole('group', { name: 'Résumé' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice.getByRole('radio').first()).toBeChecked();
  await choice.getByText('Sent').last().click();
  await expect(choice.getByRole('radio').last()).toBeChecked();
  await expect(page.getByText('1 page, ')).toBeVisible();
  await expect(page.getByText(`Applied again, with a new résumé: ${second.reference}`)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await overflowingWidths(page, narrowestWidth, 390)).toEqual([]);
  await page.setViewportSize(desktop.viewport);

  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name: /^Split off the application of/ }).click();
  await expect(officeToast(page, `${second.reference} stands alone again`)).toBeVisible();
  await expect(choice).toHaveCount(0);
  const other = page.getByRole('link', { name: 'New' }).last();
  await other.click();
  await expect(page.getByText('Applied for this job before')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('merge applications');
  await page.getByRole('option', { name: /^Merge two applications/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two applications from one person' });
  await dialog.getByRole('button', { name: 'Merge' }).click();

  await expect(officeToast(page, /is now part of/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/applications/${id}`));
  await expect(choice.getByRole('radio')).toHaveCount(2);
});
