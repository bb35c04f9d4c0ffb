import type { Page } from '@playwright/test';
import { urls } from '#contract/urls';
import { expect, test } from './support/test.ts';

interface Source {
  src: string;
  type: string;
}

/** Every source of every film on a page, the cuts for other screens included. */
const sourcesOn = (page: Page): Promise<Source[]> =>
  page.locator('video source').evaluateAll((sources: HTMLSourceElement[]) => sources.map(({ src, type }) => ({ src, type })));

/** Plays one encoding by itself until frames have been shown; returns 'unknown' where the browser was built without its decoder. */
const play = (page: Page, source: Source): Promise<string> =>
  page.evaluate(async ({ src, type }) => {
    const film = document.createElement('video');
    if (film.canPlayType(type) === '') return 'unknown';
    film.muted = true;
    film.src = src;
    document.body.append(film);
    await film.play();
    await new Promise((resolve, reject) => {
      film.addEventListener('error', () => reject(film.error));
      film.addEventListener('timeupdate', () => film.getVideoPlaybackQuality().totalVideoFrames > 0 && resolve(undefined));
    });
    film.remove();
    return 'played';
  }, source);

for (const url of [urls.home, urls.monitoringInnovation, urls.pointOfSale, urls.maintenance]) {
  test(`every film of ${url} plays in each of its encodings`, async ({ page }) => {
    await page.goto(url);
    const sources = await sourcesOn(page);
    for (const codec of ['av01', 'vp9', 'avc1']) expect(sources.some(({ type }) => type.includes(codec))).toBe(true);
    const outcomes = new Map<string, string>();
    for (const source of sources) outcomes.set(source.src, await play(page, source));
    // Chromium without patented decoders plays no H.264; the open encodings come first for it.
    const expected = sources.map((source): [string, string] => [
      source.src,
      outcomes.get(source.src) === 'unknown' && source.type.includes('mp4') ? 'unknown' : 'played',
    ]);
    expect(outcomes).toEqual(new Map(expected));
  });
}

for (const url of [urls.pointOfSale, urls.maintenance]) {
  test(`the films of ${url} show captions`, async ({ page }) => {
    await page.goto(url);
    const films = page.locator('video:has(track)');
    await expect(films).not.toHaveCount(0);
    for (const film of await films.all()) {
      await film.evaluate(async (video: HTMLVideoElement) => {
        video.muted = true;
        await video.play();
      });
      // The first caption stands from the first seconds on.
      const captions = () =>
        film.evaluate(({ textTracks: [track] }: HTMLVideoElement) => ({ mode: track?.mode, shown: track?.activeCues?.length }));
      await expect.poll(captions, { timeout: 30_000 }).toEqual({ mode: 'showing', shown: 1 });
      await film.evaluate((video: HTMLVideoElement) => video.pause());
    }
  });
}
