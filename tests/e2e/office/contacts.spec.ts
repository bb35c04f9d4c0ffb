import { officePaths } from '#contract/office/paths';
import { expect, openOffice, sendQuote, sendReview, test } from '../support/office.ts';
import { officeTexts } from '../support/office-texts.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'owner' });

for (const locale of ['en', 'ar'] as const)
  test(`whoever calls is found by a part of their number, and all they sent stands on one page, in ${locale}`, async ({
    page,
    site,
    colleague,
  }) => {
    const owner = await colleague('owner');
    const text = await officeTexts(locale);
    const own = locale === 'en' ? '79 452 3618' : '79 452 3619';
    const fullName = locale === 'en' ? 'Noor Al-Zoubi' : 'نور الدين الزعبي';
    const email = `noor-${locale}@customer.example`;
    const first = { fullName, email, phoneNumber: `0${own}`, country: 'Jordan', message: 'A network for a clinic.' };
    await sendQuote(site, owner, first);
    await sendQuote(site, owner, {
      ...first,
      email: `other-${locale}@customer.example`,
      phoneNumber: `+962 ${own}`,
      message: 'And two cameras.',
    });
    await sendReview(site, { fullName, email, message: 'They called back the same day.' });
    await owner.api.patch(officePaths.account, { data: { preferences: { locale } } });
    try {
      await openOffice(page, '/');

      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').fill(own.slice(3).replace(' ', ''));
      await page
        .getByRole('option', { name: new RegExp(`962794523${own.slice(-3)}`) })
        .first()
        .click();

      await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
      await expect(page.getByText('A network for a clinic.')).toBeVisible();
      await expect(page.getByText('And two cameras.')).toBeVisible();
      await expect(page.getByText('They called back the same day.')).toBeVisible();

      const other = page.getByRole('listitem').filter({ hasText: `other-${locale}@customer.example` });
      await other.getByRole('button').click();
      await expect(officeToast(page, text.contacts.parted.split('{address}').at(-1)?.trim() ?? '')).toBeVisible();
      // The page stays with whom it was opened by.
      await expect(page.getByText('And two cameras.').or(page.getByText('A network for a clinic.'))).toHaveCount(1);
      await page.keyboard.press('z');
      await expect(page.getByText('And two cameras.')).toBeVisible();
      await expect(page.getByText('A network for a clinic.')).toBeVisible();

      await page.getByRole('button', { name: text.contacts.call }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(fullName);
    } finally {
      await owner.api.patch(officePaths.account, { data: { preferences: { locale: 'en' } } });
    }
  });
