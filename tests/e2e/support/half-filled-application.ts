import type { Page } from '@playwright/test';
import { applicationForm } from '#contract/forms/application';
import { pdfFile } from '../sample-files.ts';
import { enter, labelledTexts } from './fields.ts';
import { waitForIslands } from './scrolling.ts';

/** Opens the form of the first job in English and fills it in, but does not send it. */
export async function fillApplication(page: Page, email: string): Promise<void> {
  await page.goto('/careers');
  await waitForIslands(page);
  await page
    .getByRole('link', { name: /^Details:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Apply for this Position' }).click();
  // The page itself has a field for an email address too.
  const dialog = page.getByRole('dialog', { name: 'Apply for Position' });
  for (const [label, value] of Object.entries(labelledTexts(applicationForm))) await enter(dialog.getByLabel(label), value);
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByLabel('Resume (PDF)').setInputFiles(pdfFile('cv.pdf'));
}
