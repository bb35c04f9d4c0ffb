import { urls } from '#contract/urls';

/** Positions on one page. */
export const pageSize = 24;

/** A job's own address, by which it is shared and found. */
export const jobAddress = (id: string) => `${urls.careers}?${new URLSearchParams({ job: id })}`;

export const pageAddress = (page: number) => (page > 1 ? `${urls.careers}?page=${page}` : urls.careers);
