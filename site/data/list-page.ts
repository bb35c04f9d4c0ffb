import type { Loaded } from './list.ts';

/** One page of a long list. `number` and `count` start at 1. */
export interface ListPage<T> {
  items: T[];
  number: number;
  count: number;
  /** Position of the first item in the whole list, from 1; 0 when there is none. */
  first: number;
  /** Items in the whole list. */
  total: number;
}

/** The requested page of a list; the nearest one when the number is out of range or no number. */
export function listPage<T>(items: T[], size: number, requested: number): ListPage<T> {
  const count = Math.max(1, Math.ceil(items.length / size));
  const number = Math.min(count, Math.max(1, Math.trunc(requested) || 1));
  const start = (number - 1) * size;
  return { items: items.slice(start, start + size), number, count, first: items.length > 0 ? start + 1 : 0, total: items.length };
}

/** The initial data of an island: the page that is in the HTML; `complete` when that is the whole list. */
export interface LoadedPage<T> {
  page: ListPage<T>;
  at: number;
  complete: boolean;
}

/** The whole list when the page holds all of it: then nothing has to be fetched. */
export const wholeList = <T>(loaded: LoadedPage<T> | undefined): Loaded<T> | undefined =>
  loaded?.complete ? { items: loaded.page.items, at: loaded.at } : undefined;
