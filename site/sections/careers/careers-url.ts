import { urls } from '#contract/urls';

/** Positions on one page. */
export const pageSize = 24;

/** The URL of a job, by which it is shared and found. */
export const jobUrl = (id: string) => `${urls.careers}?${new URLSearchParams({ job: id })}`;

export const careersPageUrl = (page: number) => (page > 1 ? `${urls.careers}?page=${page}` : urls.careers);
