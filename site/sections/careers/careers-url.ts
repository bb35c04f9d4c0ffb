import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';

/** Positions on one page. */
export const pageSize = 24;

/** The URL of a job, by which it is shared and found. */
export const jobUrl = (id: string, locale: Locale) => `${pageUrl('careers', locale)}?${new URLSearchParams({ job: id })}`;

export const careersPageUrl = (page: number, locale: Locale) => `${pageUrl('careers', locale)}${page > 1 ? `?page=${page}` : ''}`;
