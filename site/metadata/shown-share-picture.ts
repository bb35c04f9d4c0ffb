import type { Locale } from '#contract/locales';
import { shareSize } from '#contract/share-size';
import { ownShare } from '../pictures/page-pictures.ts';
import { type SharePicture, sharedPage, sharePicture } from './share-picture.ts';

/**
 * The picture that is shared for a page: the company's own at its head, where there is one, without words on it; else that of the site. Called while a page
 * is rendered.
 *
 * @param path in the default language
 */
export function shownSharePicture(path: string, locale: Locale): SharePicture {
  const drawn = sharePicture(path, locale);
  const own = ownShare(sharedPage(path));
  return own?.share === undefined ? drawn : { path: own.share, ...shareSize, alt: own.alt?.[locale] || drawn.alt };
}
