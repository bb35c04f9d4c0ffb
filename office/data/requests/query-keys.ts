import type { Topic } from '#contract/office/topics';

/** Lists what is made from several kinds of data, and so changes with any of them. */
export const madeOfMany = ['counts', 'marks', 'today', 'first-steps', 'history', 'find', 'figures'] as const;

/** Data that nobody else changes: a link into the Office, files whose names are those of their contents. */
type Lasting = 'link' | 'logos' | 'resumes' | 'files';

/** A key begins with the topic of its data, so that changes of others arrive. */
export type QueryKey = readonly [Topic | (typeof madeOfMany)[number] | Lasting, ...unknown[]];

declare module '@tanstack/react-query' {
  interface Register {
    /** The site's lists have their path. */
    queryKey: QueryKey | readonly [path: `/${string}`];
    /** Names what is fetched anew once a change is settled, before its promise is. */
    mutationMeta: { refetches?: readonly QueryKey[] };
  }
}
