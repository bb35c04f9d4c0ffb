import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';

/** Positions on one page. */
export const pageSize = 24;

export const careersPageUrl = (page: number, locale: Locale) => `${pageUrl('careers', locale)}${page > 1 ? `?page=${page}` : ''}`;
