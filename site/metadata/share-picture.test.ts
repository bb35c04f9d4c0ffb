import { expect, test } from 'vitest';
import { locales } from '#contract/locales';
import { clientDetails, pageUrl, urls } from '#contract/urls';
import { indexablePages } from './pages.ts';
import { sharePicture, sharePictures } from './share-picture.ts';

test('every page that can be found has a picture of its own', () => {
  expect(new Set(sharePictures.keys())).toEqual(new Set(locales.flatMap((locale) => indexablePages.map((page) => pageUrl(page, locale)))));
  const paths = [...sharePictures.values()].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a client is shared with the picture of the clients page, a page without a picture with that of the first', () => {
  for (const locale of locales) {
    expect(sharePicture(clientDetails('c1'), locale)).toEqual(sharePicture(urls.clients, locale));
    expect(sharePicture(urls.login, locale)).toEqual(sharePicture(urls.home, locale));
    expect(sharePicture(urls.clients, locale)).not.toEqual(sharePicture(urls.home, locale));
  }
});
