import { expect, test } from 'vitest';
import { clientDetails, urls } from '#contract/urls';
import { indexablePages } from './pages.ts';
import { sharePicture, sharePictures } from './share-picture.ts';

test('every page that can be found has a picture of its own', () => {
  expect(new Set(sharePictures.keys())).toEqual(new Set(indexablePages.map((page): string => urls[page])));
  const paths = [...sharePictures.values()].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a client is shared with the picture of the clients page, a page without a picture with that of the first', () => {
  expect(sharePicture(clientDetails('c1'))).toEqual(sharePicture(urls.clients));
  expect(sharePicture(urls.login)).toEqual(sharePicture(urls.home));
  expect(sharePicture(urls.clients)).not.toEqual(sharePicture(urls.home));
});
