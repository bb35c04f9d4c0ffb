import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { KeptFilm } from '#contract/office/pictures/films';
import type { PictureSource, SlotState } from '#contract/office/pictures/pictures';
import type { OwnPicture } from '#contract/pictures';
import { sweepUploads } from '../../../services/sweep-uploads.ts';
import { anyEngine, engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

/** Milliseconds: pictures are written in many widths. */
const timeout = 120_000;

const asFile = { 'content-type': 'application/octet-stream' };
const filmFile = (name: string) => readFileSync(new URL(`../../../../site/films/${name}`, import.meta.url));
const sendFilm = (editor: TestColleague, name: string, slot = 'home.hero') =>
  editor.send('POST', officeUrl('pictureFilm', { slot }), filmFile(name), asFile);
const put = (editor: TestColleague, slot: string, version: number, change: object) =>
  editor.send('PUT', officeUrl('picture', { slot }), { focal: { x: 0.5, y: 0.5 }, alt: null, ...change }, ifMatch(version));
const reset = (editor: TestColleague, slot: string, version: number) =>
  editor.send('DELETE', officeUrl('picture', { slot }), undefined, ifMatch(version));
const undo = (editor: TestColleague, events: string[]) => editor.send('POST', officePaths.historyUndo, { events });
const published = async ({ app }: TestApi): Promise<OwnPicture[]> => (await app.inject(apiPaths.pictures)).json();

async function sourceOf(editor: TestColleague): Promise<PictureSource> {
  const photo = sharp({ create: { width: 700, height: 500, channels: 3, background: '#334' } }).jpeg();
  return (await editor.send('POST', officePaths.pictureSources, await photo.toBuffer(), asFile)).json();
}

describe.each(engines)('films of the site on $name', (engine) => {
  test(
    'a film is switched off, replaced, and each step taken back',
    async () => {
      const api = await startApi(engine);
      const editor = await signIn(api, 'editor');
      const before = (await api.store.revisions.current()).pictures;

      const still = await put(editor, 'home.hero', 0, { source: null });
      expect([still.statusCode, still.json()]).toEqual([200, expect.objectContaining({ picture: null, isStill: true, version: 1 })]);
      expect(await published(api)).toEqual([{ _id: 'home.hero', forms: [], alt: null }]);
      expect((await api.store.revisions.current()).pictures).toBe(before + 1);

      const mp4: KeptFilm = (await sendFilm(editor, 'silk.h264.mp4')).json();
      const av1: KeptFilm = (await sendFilm(editor, 'silk.av1.webm')).json();
      expect(mp4).toMatchObject({ type: 'video/mp4; codecs="avc1.640028"', width: 1280, height: 720, seconds: 8, bytes: 490_352 });
      const { path } = await sourceOf(editor);
      const replaced = await put(editor, 'home.hero', 1, { source: path, films: [mp4.path, av1.path] });
      const state: SlotState = replaced.json();
      // What loads faster comes first, what every browser plays last.
      expect(state.picture?.films).toEqual([av1, mp4]);
      const [own] = await published(api);
      expect(own?.films).toEqual([av1, mp4].map((film) => ({ path: film.path, type: film.type })));
      expect(own?.forms).toHaveLength(2);

      const original = await reset(editor, 'home.hero', 2);
      expect([original.json().picture, original.json().isStill, await published(api)]).toEqual([null, false, []]);
      expect((await undo(editor, original.json().events)).statusCode).toBe(200);
      expect((await published(api))[0]?.films).toHaveLength(2);
      expect((await undo(editor, replaced.json().events)).statusCode).toBe(200);
      expect(await published(api)).toEqual([{ _id: 'home.hero', forms: [], alt: null }]);
      expect((await undo(editor, still.json().events)).statusCode).toBe(200);
      expect(await published(api)).toEqual([]);
      const kinds = (await api.store.events.list({ area: 'picture', limit: 9 })).map(({ kind }) => kind);
      expect(kinds.toReversed()).toEqual([
        ...['picture.still', 'picture.film', 'picture.reset'],
        ...['picture.film', 'picture.still', 'picture.reset'],
      ]);
    },
    timeout,
  );

  test(
    'a film that a slot shows stays, with its picture, and one that none shows is deleted after a week',
    async () => {
      const api = await startApi(engine);
      const editor = await signIn(api, 'editor');
      const shown: KeptFilm = (await sendFilm(editor, 'silk.vp9.webm')).json();
      const { path } = await sourceOf(editor);
      await put(editor, 'home.hero', 0, { source: path, films: [shown.path] });
      const kept = await api.uploads();
      await sendFilm(editor, 'silk.av1.webm');
      const sweep = (days: number) => sweepUploads({ ...api, now: new Date(Date.now() + days * 24 * 60 * 60 * 1000) });

      expect([await sweep(0), await sweep(8)]).toEqual([0, 1]);
      expect(new Set(await api.uploads())).toEqual(new Set(kept));
    },
    timeout,
  );
});

test(
  'another picture beneath a film keeps the film, and another film keeps the files of the picture',
  async () => {
    const api = await startApi(anyEngine);
    const editor = await signIn(api, 'editor');
    const [one, other]: KeptFilm[] = [(await sendFilm(editor, 'silk.vp9.webm')).json(), (await sendFilm(editor, 'silk.h264.mp4')).json()];
    const { path } = await sourceOf(editor);
    const first: SlotState = (await put(editor, 'home.hero', 0, { source: path, films: [one?.path] })).json();

    const second: SlotState = (await put(editor, 'home.hero', 1, { source: path, films: [other?.path] })).json();
    const third: SlotState = (await put(editor, 'home.hero', 2, { source: path, zoom: 1.5, films: [other?.path] })).json();

    expect(second.picture).toEqual({ ...first.picture, films: [other] });
    expect([third.picture?.films, third.picture?.zoom]).toEqual([[other], 1.5]);
    expect(third.picture?.forms).not.toEqual(second.picture?.forms);
  },
  timeout,
);

test('a film is for places that have one, within what each takes, and has a picture', async () => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');
  const film: KeptFilm = (await sendFilm(editor, 'silk.vp9.webm')).json();
  const long: KeptFilm = (await sendFilm(editor, 'maintenance.vp9.webm', 'maintenance.maintenance-poster')).json();
  const { path } = await sourceOf(editor);
  const unknown = '/uploads/00000000000000000000000000000000.mp4';

  const responses = [
    // A picture has no film, and cannot stand still.
    await sendFilm(editor, 'silk.vp9.webm', 'cctv.dome'),
    await sendFilm(editor, 'silk.vp9.webm', 'cctv.nothing'),
    await put(editor, 'cctv.dome', 0, { source: null }),
    // 38 seconds are too long for a loop.
    await sendFilm(editor, 'maintenance.vp9.webm'),
    await put(editor, 'home.hero', 0, { source: path, films: [long.path] }),
    await put(editor, 'home.hero', 0, { source: path, films: [unknown] }),
    await put(editor, 'home.hero', 0, { source: path, films: ['/uploads/../site.db'] }),
    await put(editor, 'home.hero', 0, { source: path, films: [path] }),
    await put(editor, 'home.hero', 0, { source: path, films: [film.path, film.path, film.path] }),
    // One that says something needs its words, with a film as well.
    await put(editor, 'maintenance.maintenance-poster', 0, { source: path, films: [long.path] }),
  ];

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 422, 422, 422, 422, 422, 422, 422, 422]);
  expect(await published(api)).toEqual([]);
  const said = await put(editor, 'maintenance.maintenance-poster', 0, {
    source: path,
    films: [long.path],
    alt: { en: 'A week', ar: 'أسبوع' },
  });
  expect([said.statusCode, said.json().picture.films]).toEqual([200, [long]]);
}, 120_000);

test('films are for those who may publish', async () => {
  const api = await startApi(anyEngine);
  for (const [role, status] of [
    ['owner', 201],
    ['editor', 201],
    ['sales', 403],
    ['hiring', 403],
  ] as const)
    expect([role, (await sendFilm(await signIn(api, role), 'silk.av1.webm')).statusCode]).toEqual([role, status]);
});

test('a film is served in the parts that a browser asks for, as immutable', async () => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');
  const { path, bytes }: KeptFilm = (await sendFilm(editor, 'silk.av1.webm')).json();
  const get = (headers: Record<string, string> = {}) => api.app.inject({ url: path, headers });

  const whole = await get();
  expect(whole.headers).toMatchObject({
    ...{ 'content-type': 'video/webm', 'content-length': String(bytes), 'accept-ranges': 'bytes' },
    ...{ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  });
  const part = await get({ range: 'bytes=100-199' });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    `bytes 100-199/${bytes}`,
    whole.rawPayload.subarray(100, 200),
  ]);
  const rest = await get({ range: `bytes=${bytes - 5}-`, 'if-range': String(whole.headers.etag) });
  expect([rest.statusCode, rest.rawPayload.length]).toEqual([206, 5]);
  expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
  const beyond = await get({ range: `bytes=${bytes}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes}`]);
  expect((await api.app.inject({ method: 'HEAD', url: path })).headers['content-length']).toBe(String(bytes));
});
