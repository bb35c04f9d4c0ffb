import { expect, test } from 'vitest';
import { anyEngine } from '#api/testing/engines';
import { signIn, type TestColleague } from '#api/testing/office-colleague';
import { startApi } from '#api/testing/test-api';
import { messages } from '#content/en/messages';
import { officeUrl } from '#contract/office/paths';
import type { KeptFilm } from '#contract/office/pictures/films';
import { ladenFilms, refusedFilms, wholeFilms } from './hostile-films.ts';
import { payload } from './hostile-pictures.ts';

const send = (editor: TestColleague, content: Buffer, slot = 'home.hero', type = 'application/octet-stream') =>
  editor.send('POST', officeUrl('pictureFilm', { slot }), content, { 'content-type': type });

const sentences = (['Type', 'QuickTime', 'Codec', 'Tracks', 'TooLarge', 'TooLong', 'Size', 'Unreadable'] as const).map(
  (problem) => messages[`office.film${problem}`].split('{')[0] ?? '',
);
const isSentence = (message: unknown) => typeof message === 'string' && sentences.some((sentence) => message.startsWith(sentence));

test('every hostile film is refused with a sentence, at once, and nothing of it stays', async () => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');
  const files = refusedFilms();
  const wrong: string[] = [];

  for (const [name, content] of Object.entries(files)) {
    const startedAt = performance.now();
    const response = await send(editor, content);
    if (![400, 413, 422].includes(response.statusCode) || (content.length > 0 && !isSentence(response.json().message)))
      wrong.push(`${name}: ${response.statusCode} ${response.body.slice(0, 120)}`);
    if (performance.now() - startedAt > 2_000) wrong.push(`${name}: took ${performance.now() - startedAt} ms`);
  }

  expect(wrong).toEqual([]);
  expect(Object.keys(files).length).toBeGreaterThan(60);
  expect(await api.uploads()).toEqual([]);
}, 120_000);

test('what is wrong with a film is said', async () => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');
  const files = refusedFilms();
  const saidOf = async (name: string) => (await send(editor, files[name] ?? expect.fail())).json().message;

  expect([await saidOf('a QuickTime film'), await saidOf('an HEVC'), await saidOf('positions alone'), await saidOf('a page')]).toEqual([
    messages['office.filmQuickTime'],
    messages['office.filmCodec'],
    messages['office.filmTracks'],
    messages['office.filmType'],
  ]);
  expect(await saidOf('a WebM of a day')).toBe('This film is too long for this place. The limit here is 30 seconds.');
});

test('of a film that carries something besides, picture and sound alone are kept', async () => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');
  const wrong: string[] = [];

  for (const [name, content] of Object.entries(ladenFilms())) {
    const response = await send(editor, content);
    if (response.statusCode !== 201) {
      wrong.push(`${name}: ${response.statusCode} ${response.body.slice(0, 120)}`);
      continue;
    }
    const { path, type }: KeptFilm = response.json();
    const served = await api.app.inject(path);
    if (served.headers['content-type'] !== type.slice(0, type.indexOf(';'))) wrong.push(`${name}: ${served.headers['content-type']}`);
    if (served.rawPayload.includes(payload) || served.rawPayload.length !== content.length) wrong.push(`${name}: as it came`);
  }

  expect(wrong).toEqual([]);
});

test.each([
  ['more than the largest place takes', Buffer.alloc(20 * 1024 * 1024 + 1), undefined],
  ['a film declared as a film', wholeFilms.vp9(), 'video/webm'],
  ['a form', Buffer.from('--x\r\n\r\n--x--'), 'multipart/form-data; boundary=x'],
  ['JSON', Buffer.from('{}'), 'application/json'],
])('%s is refused and leaves nothing', async (_, content, type) => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');

  const { statusCode } = await send(editor, content, 'home.hero', type);

  expect([400, 413, 415, 422]).toContain(statusCode);
  expect(await api.uploads()).toEqual([]);
});
