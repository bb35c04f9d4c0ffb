import { type Locale, localizedPath } from '../locales.ts';
import type { LineValue } from '../texts/changed-texts.ts';
import { officePath } from './paths.ts';

const prefix = `${officePath}/preview`;

/** The path of a page of the site as it will be with the drafts, for a frame of the Office: `/contact` is `/office/preview/ar/contact` in Arabic. */
export const textPreviewPath = (path: string, locale: Locale): string => prefix + localizedPath(path, locale).replace(/^\/$/, '');

/** The path that is previewed at a path; undefined at any other. */
export const previewedPath = (path: string): string | undefined =>
  path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : undefined;

/** A preview tells the Office, by `postMessage` on one origin. Addresses are those of `addressText`. */
export type PreviewEvent =
  /** The page is there, at this path of the site (`/ar/contact`), with these lines in the order in which they are read. */
  | { type: 'loaded'; path: string; addresses: string[] }
  /** Somebody has chosen a line on the page, with pointer or keyboard. */
  | { type: 'chosen'; address: string }
  /** Somebody has followed a link to another page of the site, at this path with its query. */
  | { type: 'followed'; path: string }
  /** Texts that no longer fit their place as the page stands now, or headings that need a line more, compared with what is public. */
  | { type: 'measured'; overflowing: string[]; longer: string[] };

/** The Office tells a preview. */
export type PreviewCommand =
  /** Shows a text while it is typed; null: as the server has rendered it. */
  | { type: 'show'; address: string; value: LineValue | null }
  /** Brings a line into view and outlines it; null outlines none. */
  | { type: 'point'; address: string | null };
