import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { PictureSlots, PictureSource, SlotState } from '#contract/office/pictures/pictures';
import type { OwnPicture } from '#contract/pictures';
import { budgetOf } from '../../../services/office/pictures/encode-picture.ts';
import { sweepUploads } from '../../../services/sweep-uploads.ts';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { testSlots } from '../../../testing/picture-slots.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

/** Milliseconds: pictures are written in many widths. */
const timeout = 120_000;

const asFile = { 'content-type': 'application/octet-stream' };
const upload = (editor: TestColleague, content: Buffer) => editor.send('POST', officePaths.pictureSources, content, asFile);
const alt = { en: 'Our own camera', ar: 'كاميرا لنا' };
const middle = { x: 0.5, y: 0.5 };
const put = (editor: TestColleague, slot: string, version: number, change: object) =>
  editor.send('PUT', officeUrl('picture', { slot }), change, ifMatch(version));
const reset = (editor: TestColleague, slot: string, version: number) =>
  editor.send('DELETE', officeUrl('picture', { slot }), undefined, ifMatch(version));
const undo = (editor: TestColleague, events: string[]) => editor.send('POST', officePaths.historyUndo, { events });
const published = async ({ app }: TestApi): Promise<OwnPicture[]> => (await app.inject(apiPaths.pictures)).json();
const served = async ({ app }: TestApi, path = '') => (await app.inject(path)).rawPayload;

/** A photograph: left half red, right half blue, so that it shows which part is cut. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a01010' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#1010a0' } }, left: width / 2, top: 0 },
      { input: { create: { width: 40, height: 40, channels: 3, background: '#fff' } }, left: 0, top: 0 },
    ])
    .jpeg();

async function sourceOf(editor: TestColleague, content: Buffer): Promise<PictureSource> {
  const response = await upload(editor, content);
  expect([response.statusCode, response.body]).toEqual([201, expect.stringContaining('/uploads/')]);
  return response.json();
}

describe.each(engines)('pictures of the site on $name', (engine) => {
  test('the slots are those of the pages, and none is changed at first', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const list: PictureSlots = (await editor.get(officePaths.pictures)).json();

    expect(list).toEqual({ slots: testSlots, states: [] });
    expect(await published(api)).toEqual([]);
  });

  test(
    'an own picture is cut to the slot, written in all its widths within their budgets, and public at once',
    async () => {
      const api = await startApi(engine);
      const editor = await signIn(api, 'editor');
      const before = (await api.store.revisions.current()).pictures;
      const source = await sourceOf(editor, await photo(1600, 1600).toBuffer());

      const changed = await put(editor, 'cctv.dome', 0, { source: source.path, focal: { x: 0.25, y: 0 }, alt });

      expect([changed.statusCode, changed.json().version]).toEqual([200, 1]);
      expect((await api.store.revisions.current()).pictures).toBe(before + 1);
      const [picture] = await published(api);
      expect(picture).toMatchObject({ _id: 'cctv.dome', alt, forms: [{ width: 1280, height: 800, focal: { x: 0.25, y: 0 } }] });
      const [form] = picture?.forms ?? [];
      expect(form?.avif.map(({ width }) => width)).toEqual([384, 640, 960, 1280]);
      for (const { width, path } of form?.avif ?? []) {
        const file = await served(api, path);
        const { format, height, exif, icc } = await sharp(file).metadata();
        expect([format, height, exif, icc]).toEqual(['heif', (width * 800) / 1280, undefined, undefined]);
        expect(file.length).toBeLessThanOrEqual(budgetOf(width, height));
      }
      expect(await sharp(await served(api, form?.webp)).metadata()).toMatchObject({ format: 'webp', width: 960, height: 600 });
    },
    timeout,
  );

  test(
    'the focal point decides which part is kept, and a crop for narrow windows is cut besides',
    async () => {
      const api = await startApi(engine);
      const editor = await signIn(api, 'editor');
      const source = await sourceOf(editor, await photo(1200, 400).toBuffer());
      const change = { source: source.path, focal: { x: 1, y: 0.5 }, alt: null };

      const state: SlotState = (await put(editor, 'home.hero', 0, change)).json();

      expect(state.picture?.forms.map(({ width, height }) => [width, height])).toEqual([
        [640, 400],
        [298, 400],
      ]);
      for (const { webp } of state.picture?.forms ?? []) {
        const { channels } = await sharp(await served(api, webp)).stats();
        expect((channels[2]?.mean ?? 0) > (channels[0]?.mean ?? 0)).toBe(true);
      }
      expect(state.picture?.source).toEqual(source);
    },
    timeout,
  );

  test(
    'back to the original, undone, and the first change undone',
    async () => {
      const api = await startApi(engine);
      const editor = await signIn(api, 'editor');
      const { path } = await sourceOf(editor, await photo(400, 400).toBuffer());

      const first = await put(editor, 'cctv.dome', 0, { source: path, focal: middle, alt });
      const original = await reset(editor, 'cctv.dome', 1);
      expect([original.json().picture, await published(api)]).toEqual([null, []]);
      const files = await api.uploads();
      const undone = await undo(editor, original.json().events);
      expect(undone.json().undone).toEqual(original.json().events);
      expect(await published(api)).toHaveLength(1);
      expect(await api.uploads()).toEqual(files);

      // It is as it was left again.
      expect((await undo(editor, first.json().events)).json().undone).toEqual(first.json().events);
      expect(await published(api)).toEqual([]);
      const kinds = (await api.store.events.list({ area: 'picture', limit: 9 })).map(({ kind, subject }) => [kind, subject?.id]);
      expect(kinds.toReversed()).toEqual([
        ['picture.changed', 'cctv.dome'],
        ['picture.reset', 'cctv.dome'],
        ['picture.changed', 'cctv.dome'],
        ['picture.reset', 'cctv.dome'],
      ]);
    },
    timeout,
  );

  test(
    'other words for the same picture keep its files',
    async () => {
      const api = await startApi(engine);
      const editor = await signIn(api, 'editor');
      const { path } = await sourceOf(editor, await photo(400, 400).toBuffer());
      const first: SlotState = (await put(editor, 'cctv.dome', 0, { source: path, focal: middle, alt })).json();
      const words = { ...alt, en: 'A camera at our door' };

      const second: SlotState = (await put(editor, 'cctv.dome', 1, { source: path, focal: middle, alt: words })).json();

      expect(second.picture).toEqual({ ...first.picture, alt: words });
    },
    timeout,
  );

  test(
    'whoever was slower gets the newer state',
    async () => {
      const api = await startApi(engine);
      const [one, other] = [await signIn(api, 'editor'), await signIn(api, 'owner')];
      const { path } = await sourceOf(one, await photo(400, 400).toBuffer());
      await put(one, 'cctv.dome', 0, { source: path, focal: middle, alt });

      const late = await put(other, 'cctv.dome', 0, { source: path, focal: { x: 0, y: 0 }, alt });
      const lateReset = await reset(other, 'cctv.dome', 0);

      expect([late.statusCode, late.json().version, lateReset.statusCode]).toEqual([412, 1, 412]);
      expect((await api.app.inject(officePaths.pictures)).statusCode).toBe(401);
      expect((await other.send('PUT', officeUrl('picture', { slot: 'cctv.dome' }), { source: path, focal: middle, alt })).statusCode).toBe(
        428,
      );
    },
    timeout,
  );

  test(
    'what no slot shows is deleted after a week, and what is shown stays',
    async () => {
      const api = await startApi(engine);
      const editor = await signIn(api, 'editor');
      const { path } = await sourceOf(editor, await photo(400, 400).toBuffer());
      await put(editor, 'cctv.dome', 0, { source: path, focal: middle, alt });
      const shown = await api.uploads();
      await sourceOf(editor, await photo(420, 400).toBuffer());
      const sweep = (days: number) => sweepUploads({ ...api, now: new Date(Date.now() + days * 24 * 60 * 60 * 1000) });

      expect([await sweep(0), await sweep(8)]).toEqual([0, 1]);
      expect(new Set(await api.uploads())).toEqual(new Set(shown));
      const { events } = (await reset(editor, 'cctv.dome', 1)).json();
      await sweep(9);
      await sweep(17);
      expect(await api.uploads()).toEqual([]);
      expect((await undo(editor, events)).statusCode).toBe(409);
    },
    timeout,
  );
});

test('a picture that says something needs words in both languages, one that decorates has none, and other slots are not there', async () => {
  const [engine] = engines;
  const api = await startApi(engine ?? expect.fail());
  const editor = await signIn(api, 'editor');
  const { path } = await sourceOf(editor, await photo(400, 400).toBuffer());
  const change = { source: path, focal: middle, alt };

  const responses = [
    await put(editor, 'cctv.dome', 0, { ...change, alt: null }),
    await put(editor, 'cctv.dome', 0, { ...change, alt: { en: 'A camera', ar: ' ' } }),
    await put(editor, 'cctv.nothing', 0, change),
    await put(editor, '../../x', 0, change),
    await put(editor, 'cctv.dome', 0, { ...change, focal: { x: 2, y: 0 } }),
    await put(editor, 'cctv.dome', 0, { ...change, source: '/uploads/00000000000000000000000000000000.webp' }),
    await put(editor, 'cctv.dome', 0, { ...change, source: '/uploads/../site.db' }),
  ];

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([422, 422, 404, 422, 422, 422, 422]);
  expect(responses.slice(0, 2).map((response) => Object.keys(response.json().errors))).toEqual([['alt'], ['alt']]);
  const decorated = await put(editor, 'menu.padlock', 0, change);
  expect([decorated.statusCode, decorated.json().picture.alt]).toEqual([200, null]);
}, 120_000);

test('pictures are for those who may publish', async () => {
  const [engine] = engines;
  const api = await startApi(engine ?? expect.fail());
  for (const [role, status] of [
    ['owner', 200],
    ['editor', 200],
    ['sales', 403],
    ['hiring', 403],
  ] as const) {
    const colleague = await signIn(api, role);
    expect([role, (await colleague.get(officePaths.pictures)).statusCode]).toEqual([role, status]);
    expect((await upload(colleague, await photo(400, 400).toBuffer())).statusCode).toBe(status === 200 ? 201 : 403);
  }
});
