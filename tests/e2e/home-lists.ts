import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '#contract/api-paths';

/** The lists of the home page, with the texts of the specification and the selector of what shows one of its entries. */
export const lists = [
  { path: apiPaths.publicReviews, section: 'reviews', loading: 'Loading reviews...', failed: 'Failed to load reviews', entry: 'li' },
  { path: apiPaths.homeLogos, section: 'clients', loading: 'Loading clients...', failed: 'Failed to load client logos.', entry: 'li' },
  {
    path: apiPaths.groups,
    section: 'presence',
    loading: 'Loading our global offices...',
    failed: 'Unable to load office locations',
    entry: 'svg a',
  },
] as const;
export type HomeList = (typeof lists)[number];

export const sectionOf = (page: Page, { section }: Pick<HomeList, 'section'>): Locator =>
  page.locator(`section[aria-labelledby="${section}-title"]`);
