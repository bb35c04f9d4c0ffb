import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '#contract/api-paths';

/** The lists of the home page, with the texts of the specification. */
export const lists = [
  { path: apiPaths.publicReviews, section: 'reviews', loading: 'Loading reviews...', failed: 'Failed to load reviews' },
  { path: apiPaths.homeLogos, section: 'clients', loading: 'Loading clients...', failed: 'Failed to load client logos.' },
  { path: apiPaths.groups, section: 'presence', loading: 'Loading our global offices...', failed: 'Unable to load office locations' },
] as const;
export type HomeList = (typeof lists)[number];

export const sectionOf = (page: Page, { section }: Pick<HomeList, 'section'>): Locator =>
  page.locator(`section[aria-labelledby="${section}-title"]`);

/** What stands for an entry of the list: an item, or a pin of the map, whose card opens later. */
export const entriesOf = (page: Page, list: Pick<HomeList, 'section'>): Locator =>
  list.section === 'presence' ? sectionOf(page, list).locator('svg > [aria-label]') : sectionOf(page, list).getByRole('listitem');
