import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signIn } from '#api/testing/office-colleague';
import { localizedPath } from '#contract/locales';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { KeptFilm } from '#contract/office/pictures/films';
import type { PictureSource, SlotState } from '#contract/office/pictures/pictures';
import { urls } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { startTestServer } from '#server/testing/test-server';

const built = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));
/** Milliseconds: a picture is written in many widths. */
const timeout = 180_000;

/** Matches the time at which the lists of a page were read, and what Astro makes of it. */
const moment = /(?<=&quot;at&quot;:\[0,)\d{13}|(?<= uid=")\w+/g;

/** Each film, with its page and a pattern of what only its own markup has. */
const films = [
  ['home.hero', urls.home, 'id="hero-film"', 'loop'],
  ['home.silk-poster', urls.home, 'id="silk-film"', 'loop'],
  ['monitoringInnovation.hexagons', urls.monitoringInnovation, 'id="hexagons-film"', 'loop'],
  ['maintenance.maintenance-poster', urls.maintenance, 'data-content-film', 'player'],
  ['pointOfSale.pos-setup-poster', urls.pointOfSale, String.raw`pos-setup[\w-]*\.h264`, 'player'],
  ['pointOfSale.pos-payment-poster', urls.pointOfSale, String.raw`pos-payment[\w-]*\.h264`, 'player'],
] as const;

async function start() {
  const server = await startTestServer({}, built);
  const editor = await signIn({ app: server.app, store: server.backend.store }, 'editor');
  const read = async (path: string) => (await server.app.inject(path)).body.replaceAll(moment, '');
  const asFile = { 'content-type': 'application/octet-stream' };
  const change = async (slot: string, body: object, version: number): Promise<SlotState> => {
    const all = { focal: { x: 0.5, y: 0.5 }, alt: null, ...body };
    const response = await editor.send('PUT', officeUrl('picture', { slot }), all, { 'if-match': `"${version}"` });
    expect([slot, response.statusCode]).toEqual([slot, 200]);
    return response.json();
  };
  const sendFilm = async (slot: string, name: string): Promise<KeptFilm> => {
    const content = readFileSync(new URL(`../../site/films/${name}`, import.meta.url));
    return (await editor.send('POST', officeUrl('pictureFilm', { slot }), content, asFile)).json();
  };
  const sendPhoto = async (): Promise<PictureSource> => {
    const photo = sharp({ create: { width: 640, height: 400, channels: 3, background: '#dcd8d0' } }).jpeg();
    return (await editor.send('POST', officePaths.pictureSources, await photo.toBuffer(), asFile)).json();
  };
  const reset = (slot: string, version: number) =>
    editor.send('DELETE', officeUrl('picture', { slot }), undefined, { 'if-match': `"${version}"` });
  return { ...server, read, change, sendFilm, sendPhoto, reset };
}

test(
  'a film that is switched off leaves its picture, and nothing of itself, in both languages',
  async () => {
    const { read, change, reset } = await start();
    for (const [slot, path, mark] of films) {
      const before = [await read(path), await read(localizedPath(path, 'ar'))];
      expect([slot, before.every((page) => new RegExp(mark).test(page))]).toEqual([slot, true]);

      const { version } = await change(slot, { source: null }, 0);

      for (const [index, page] of [await read(path), await read(localizedPath(path, 'ar'))].entries()) {
        const videos = (html = '') => html.match(/<video/g)?.length ?? 0;
        expect([slot, new RegExp(mark).test(page), videos(page) < videos(before[index])]).toEqual([slot, false, true]);
        const id = /id="([\w-]+)"/.exec(mark)?.[1];
        if (id) expect(page).not.toContain(`data-film-toggle="${id}"`);
        expect(page).not.toContain('own-picture');
        // The picture of a player was in the film itself.
        const pictures = (html = '') => html.match(/<picture/g)?.length ?? 0;
        expect(pictures(page)).toBe(pictures(before[index]) + (slot === 'maintenance.maintenance-poster' ? 1 : 0));
      }
      await reset(slot, version);
      expect([await read(path), await read(localizedPath(path, 'ar'))]).toEqual(before);
    }
  },
  timeout,
);

test(
  'a film of the company’s own is in its place in the next request, over its own picture, and everything is as before when it goes back',
  async () => {
    const { read, change, sendFilm, sendPhoto, reset } = await start();
    const { path: source } = await sendPhoto();
    for (const [slot, path, mark, kind] of films) {
      const before = await read(path);
      const [mp4, av1] = [await sendFilm(slot, 'silk.h264.mp4'), await sendFilm(slot, 'silk.av1.webm')];

      const alt = { en: 'Our workshop in motion', ar: 'ورشتنا' };
      const { picture, version } = await change(slot, { source, films: [mp4.path, av1.path], alt }, 0);
      const page = await read(path);

      const attribute = (type: string) => type.replaceAll('"', '&quot;');
      expect(page).toContain(`<source src="${av1.path}" type="${attribute(av1.type)}"/><source src="${mp4.path}"`);
      expect([slot, page.includes(picture?.forms[0]?.webp ?? '?')]).toEqual([slot, true]);
      if (kind === 'loop') expect(page).toMatch(new RegExp(`${mark}[^>]*own-film[^>]*light-bright`));
      else expect(page.match(/<track/g)?.length ?? 0).toBeLessThan(before.match(/<track/g)?.length ?? 0);

      await reset(slot, version);
      expect(await read(path)).toBe(before);
    }
  },
  timeout,
);
