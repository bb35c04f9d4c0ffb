import type { Page } from '@playwright/test';

/** Visible pictures that have not loaded; those that a carousel keeps outside the window may wait. */
export function missingPictures(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (picture: HTMLImageElement) => {
      const { left, right } = picture.getBoundingClientRect();
      return picture.checkVisibility() && right > 0 && left < innerWidth;
    };
    const missing = [...document.images].filter((picture) => isShown(picture) && !(picture.complete && picture.naturalWidth > 0));
    return missing.map(({ currentSrc, src }) => currentSrc || src);
  });
}

/** Headings of sections that a visitor who has scrolled through the page can't see. */
export function hiddenHeadings(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2')]
      .filter(
        (heading) =>
          heading.closest('dialog, nav') === null && !heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map(({ textContent }) => textContent ?? ''),
  );
}
