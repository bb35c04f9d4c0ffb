import type { Locator, Page } from '@playwright/test';

/** A message that a page of the site shows for some seconds. */
export const toast = (page: Page, text: string): Locator => page.getByRole('region', { name: 'Notifications' }).getByText(text);

/** The same in the Office. */
export const officeToast = (page: Page, text: string | RegExp): Locator => notifications(page).getByText(text);

/** The region of messages, in the language of the Office. */
export const notifications = (page: Page): Locator => page.getByRole('region', { name: /^(?:Notifications|الإشعارات)$/ });
