import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signIn } from '#api/testing/office-colleague';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { PictureSlots, PictureSource, SlotState } from '#contract/office/pictures/pictures';
import { urls } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { startTestServer } from '#server/testing/test-server';
import { testWithArabic } from './test-with-arabic.ts';

const built = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));
/** Milliseconds: a picture is written in many widths. */
const timeout = 180_000;

/** Matches the time at which the lists of a page were read, and what Astro makes of it. */
const moment = /(?<=&quot;at&quot;:\[0,)\d{13}|(?<= uid=")\w+/g;

const portrait = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#dcd8d0' } })
    .jpeg()
    .toBuffer();

async function start() {
  const server = await startTestServer({}, built);
  const editor = await signIn({ app: server.app, store: server.backend.store }, 'editor');
  const read = async (path: string) => (await server.app.inject(path)).body.replaceAll(moment, '');
  const show = async (slot: string, change: object, version = 0): Promise<SlotState> => {
    const headers = { 'content-type': 'application/octet-stream' };
    const source: PictureSource = (await editor.send('POST', officePaths.pictureSources, await portrait(), headers)).json();
    const body = { source: source.path, focal: { x: 0.5, y: 0.9 }, alt: null, ...change };
    return (await editor.send('PUT', officeUrl('picture', { slot }), body, { 'if-match': `"${version}"` })).json();
  };
  const reset = (slot: string, version: number) =>
    editor.send('DELETE', officeUrl('picture', { slot }), undefined, { 'if-match': `"${version}"` });
  return { ...server, editor, read, show, reset };
}

testWithArabic(
  'every picture of the pages is a slot, with the names and words of both languages',
  async () => {
    const { editor, read } = await start();

    const { slots }: PictureSlots = (await editor.get(officePaths.pictures)).json();

    const heads = slots.filter(({ isHead }) => isHead).map(({ path }) => path);
    expect(heads).toEqual(expect.arrayContaining([urls.home, urls.cctv, urls.about, urls.contact, urls.seo]));
    expect(new Set(slots.map(({ slot }) => slot)).size).toBe(slots.length);
    expect(slots.find(({ slot }) => slot === 'cctv.dome')).toMatchObject({
      page: { en: 'CCTV & Smart Home', ar: expect.stringMatching(/\p{Script=Arabic}/u) },
      path: urls.cctv,
      isHead: true,
      alt: { en: expect.stringContaining('dome camera'), ar: expect.stringMatching(/\p{Script=Arabic}/u) },
      forms: [{ width: 2560, height: 1600 }],
    });
    expect(slots.find(({ slot }) => slot === 'home.hero')).toMatchObject({
      film: { kind: 'loop', files: [{ type: expect.stringContaining('av01') }, {}, { type: expect.stringContaining('avc1') }] },
      forms: [{ width: 1920 }, { width: 760, height: 1020 }],
    });
    expect(slots.filter(({ path }) => path === null).map(({ slot }) => slot)).toEqual(['menu.padlock']);
    // Drawn again for Arabic: one slot.
    expect(slots.filter(({ slot }) => slot.endsWith('-ar'))).toEqual([]);
    expect(slots.filter(({ film }) => film).map(({ slot, film }) => [slot, film?.kind])).toEqual([
      ['home.hero', 'loop'],
      ['home.silk-poster', 'loop'],
      ['monitoringInnovation.hexagons', 'loop'],
      ['maintenance.maintenance-poster', 'player'],
      ['pointOfSale.pos-setup-poster', 'player'],
      ['pointOfSale.pos-payment-poster', 'player'],
    ]);
    // All that the pages show.
    for (const path of Object.values(urls)) {
      const shown = [...(await read(path)).matchAll(/<img src="\/_astro\/[^"]+\.webp"/g)].length;
      const known = slots.filter((slot) => slot.path === path || slot.path === null).length;
      expect([path, known]).toEqual([path, Math.max(shown, known)]);
    }
  },
  timeout,
);

test(
  'a replaced picture is on its page in the next request, and the page is as before when it goes back',
  async () => {
    const { app, read, show, reset } = await start();
    const [before, home] = [await read(urls.cctv), await read(urls.home)];
    const alt = { en: 'Our workshop', ar: 'ورشتنا' };

    const { picture, version } = await show('cctv.dome', { alt });
    const page = await read(urls.cctv);

    const [form] = picture?.forms ?? [];
    const srcset = form?.avif.map(({ path, width }) => `${path} ${width}w`).join(', ');
    expect(page).toContain(`srcSet="${srcset}"`);
    const image = new RegExp(`<img src="${form?.webp}"[^>]*>`).exec(page)?.[0];
    expect(image).toContain(`width="${form?.width}" height="${form?.height}" alt="Our workshop"`);
    expect(image).toContain('class="own-picture focal-x5 focal-y8 light-bright" loading="eager" fetchPriority="high"');
    expect(page.match(/own-picture\.[^"]*css/g)).toHaveLength(1);
    expect(await read(`/ar${urls.cctv}`)).toContain('alt="ورشتنا"');
    // Another place of the same page, and other pages, are as they were.
    expect(page.match(/<picture/g)?.length).toBe(before.match(/<picture/g)?.length);
    expect(await read(urls.home)).toBe(home);
    const served = await app.inject(form?.avif[0]?.path ?? '');
    expect(served.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' });
    const shared = await app.inject(picture?.share ?? '');
    const named = /<meta property="og:image" content="([^"]*)"/.exec(page)?.[1];
    expect(new URL(named ?? '').pathname).toBe(picture?.share);
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const policies = [before, page].map(() => app.inject(urls.cctv).then(({ headers }) => headers['content-security-policy']));
    expect(new Set(await Promise.all(policies)).size).toBe(1);

    await reset('cctv.dome', version);
    expect(await read(urls.cctv)).toBe(before);
  },
  timeout,
);

test(
  'a picture in place of a film stands still, with its crop for narrow windows, and nothing is there to pause it',
  async () => {
    const { read, show, reset } = await start();
    const before = await read(urls.home);
    expect(before).toContain('id="hero-film"');

    const { picture, version } = await show('home.hero', {});
    const page = await read(urls.home);

    expect([page.includes('hero-film'), page.includes('data-film-toggle="hero-film"')]).toEqual([false, false]);
    const [, crop] = picture?.forms ?? [];
    expect(page).toContain(`width="${crop?.width}" height="${crop?.height}"`);
    expect(page).toContain(`${crop?.avif[0]?.path} ${crop?.avif[0]?.width}w`);

    await reset('home.hero', version);
    expect(await read(urls.home)).toBe(before);
  },
  timeout,
);

test(
  'the picture of the menu is on every page, also on the one that says that there is none',
  async () => {
    const { read, show } = await start();

    const { picture } = await show('menu.padlock', {});

    for (const path of [urls.home, urls.contact, '/nowhere']) expect(await read(path)).toContain(picture?.forms[0]?.webp);
  },
  timeout,
);
