import type { Page } from '@playwright/test';
import { pdfFile } from '../sample-files.ts';
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
  await page.getByLabel('Full Name').fill('Salma Nour');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Resume (PDF)').setInputFiles(pdfFile('cv.pdf'));
}
