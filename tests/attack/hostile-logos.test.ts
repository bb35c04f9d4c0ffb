import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openEngine } from '#api/store/engines/open-engine';
import { anyEngine } from '#api/testing/engines';
import { signIn, type TestColleague } from '#api/testing/office-colleague';
import { startApi, type TestApi } from '#api/testing/test-api';
import { messages } from '#content/en/messages';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { Logo } from '#contract/office/pictures/logos';
import { ladenDrawings, loads, refusedDrawings, scripts } from './hostile-drawings.ts';
import { laden, pictures, refusedPictures } from './hostile-pictures.ts';

/** Milliseconds for all files; each has a thread of its own. */
const timeout = 300_000;

const asFile = { 'content-type': 'application/octet-stream' };
const send = (editor: TestColleague, content: Buffer, headers: Record<string, string> = asFile) =>
  editor.send('POST', officePaths.logos, content, headers);

/** Matches the sentences of a refusal that are for a person. */
const sentences = new Set<string>(
  (['Type', 'TooLarge', 'Unreadable', 'Unsafe', 'Text', 'TooComplex', 'Blank'] as const).map(
    (problem) => messages[`office.logo${problem}`],
  ),
);

/** Rows and files, drafts included, of everything that was uploaded. */
async function leftBehind({ dataDir, uploads }: TestApi): Promise<{ files: string[]; rows: number }> {
  const { db } = await openEngine({ dataDir, databaseUrl: (await anyEngine.environment(dataDir)).DATABASE_URL });
  try {
    return { files: await uploads(), rows: (await db.selectFrom('logos').select('path').execute()).length };
  } finally {
    await db.destroy();
  }
}

/** Matches what must not be in a picture that is kept: code, markup that is not the drawing's, and anything that leads outside. */
const harmful = /script|alert|php|%PDF|evil|\bon\w+\s*=|href="(?!#)|url\((?!#)|javascript|data:|<!|<\?|foreignObject|style|class/i;

test(
  'every hostile file is refused with a sentence, whatever it is, and nothing of it stays',
  async () => {
    const api = await startApi(anyEngine);
    const editor = await signIn(api, 'editor');
    const files = { ...(await refusedPictures()), ...refusedDrawings };
    const wrong: string[] = [];

    for (const [name, content] of Object.entries(files)) {
      const response = await send(editor, content);
      const isRefused = [413, 422].includes(response.statusCode) && sentences.has(response.json().message);
      const isNamed = !(name in scripts || name in loads) || response.json().message === messages['office.logoUnsafe'];
      if (!isRefused || !isNamed) wrong.push(`${name}: ${response.statusCode} ${response.body.slice(0, 100)}`);
    }

    expect(wrong).toEqual([]);
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(100);
    expect(await leftBehind(api)).toEqual({ files: [], rows: 0 });
  },
  timeout,
);

test(
  'of a picture that carries something besides, the picture alone is kept',
  async () => {
    const api = await startApi(anyEngine);
    const editor = await signIn(api, 'editor');
    const files = { ...(await laden()), ...ladenDrawings };
    const wrong: string[] = [];
    const kept = new Set<string>();

    for (const [name, content] of Object.entries(files)) {
      const response = await send(editor, content);
      if (response.statusCode !== 201) {
        // Refusing it would be right as well, in words.
        if (!sentences.has(response.json().message)) wrong.push(`${name}: ${response.statusCode} ${response.body.slice(0, 100)}`);
        continue;
      }
      const logo: Logo = response.json();
      for (const path of new Set([logo.path, logo.source])) {
        kept.add(path);
        const problem = await problemOf(api, path);
        if (problem) wrong.push(`${name}: ${problem}`);
      }
    }

    expect(wrong).toEqual([]);
    expect(kept.size).toBeGreaterThan(25);
  },
  timeout,
);

/** Returns what is wrong with a picture as it is served. */
async function problemOf({ app }: TestApi, path: string): Promise<string | undefined> {
  const { statusCode, headers, rawPayload } = await app.inject(path);
  if (statusCode !== 200) return `served with ${statusCode}`;
  const expected = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': path.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
  };
  for (const [name, value] of Object.entries(expected)) if (headers[name] !== value) return `${name}: ${headers[name]}`;
  const found = harmful.exec(rawPayload.toString('latin1'));
  if (found && (path.endsWith('.svg') || /script|alert|php|evil|%PDF/i.test(found[0]))) return `contains ${found[0]}`;
  const { pages, exif, icc, xmp, comments, width = 0, height = 0 } = await sharp(rawPayload).metadata();
  if (pages !== undefined || exif || icc || xmp || comments?.length) return 'carries metadata, or moves';
  return Math.max(width, height) > 1_600 ? `${width} by ${height} pixels` : undefined;
}

test.each([
  ['nothing', Buffer.alloc(0), asFile],
  ['20 MB', Buffer.alloc(20_000_000), asFile],
  ['a text declared as image/png', Buffer.from('x'), { 'content-type': 'image/png' }],
  ['a form', Buffer.from('--x\r\n\r\n--x--'), { 'content-type': 'multipart/form-data; boundary=x' }],
  ['JSON', Buffer.from('{}'), { 'content-type': 'application/json' }],
])('%s is refused and leaves nothing', async (_, content, headers) => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');

  const { statusCode } = await send(editor, content, headers);

  expect([400, 413, 415, 422]).toContain(statusCode);
  expect(await leftBehind(api)).toEqual({ files: [], rows: 0 });
});

test('the name of a file and its declared type are not asked for, and the content decides', async () => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');
  const { png, avif } = await pictures();

  const sent = await Promise.all([png, avif].map((content) => send(editor, content)));

  for (const response of sent) expect(response.json()).toMatchObject({ width: 64, height: 32, crop: null });
});

test('a cut that makes no sense is refused, and one of a file that is not there too', async () => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');
  const { path }: Logo = (await send(editor, (await pictures()).png)).json();
  const cut = (logo: string, crop: unknown) => editor.send('POST', officePaths.logoCuts, { logo, crop });
  const before = await leftBehind(api);

  for (const crop of [
    { x: -1, y: 0, width: 1, height: 1 },
    { x: 0.5, y: 0, width: 0.9, height: 1 },
    { x: 0, y: 0, width: 0, height: 0 },
    { x: 0, y: 0, width: Number.NaN, height: 1 },
    { x: '0', y: 0, width: 1, height: 1 },
    {},
  ])
    expect((await cut(path, crop)).statusCode).toBe(422);
  for (const logo of ['/uploads/../site.db', '/uploads/00000000000000000000000000000000.svg', 'https://evil.example/x.svg', ''])
    expect((await cut(logo, null)).statusCode).toBe(404);
  expect((await editor.get(officeUrl('logo', { key: '../../site.db' }))).statusCode).toBe(404);
  expect(await leftBehind(api)).toEqual(before);
});
