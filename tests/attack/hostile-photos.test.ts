import sharp from 'sharp';
import { expect, test } from 'vitest';
import { anyEngine } from '#api/testing/engines';
import { ifMatch } from '#api/testing/if-match';
import { signIn, type TestColleague } from '#api/testing/office-colleague';
import { startApi } from '#api/testing/test-api';
import { messages } from '#content/en/messages';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { PictureSource, SlotState } from '#contract/office/pictures/pictures';
import { ladenPhotos, payload, refusedPhotos, smallLogos } from './hostile-pictures.ts';

/** Milliseconds for all files; each is decoded in a thread. */
const timeout = 300_000;

const send = (editor: TestColleague, content: Buffer, type = 'application/octet-stream') =>
  editor.send('POST', officePaths.pictureSources, content, { 'content-type': type });

/** Matches the sentences of a refusal that are for a person. */
const sentences = new Set<string>(
  (['Type', 'Heic', 'TooLarge', 'TooSmall', 'Unreadable', 'TooComplex'] as const).map((problem) => messages[`office.picture${problem}`]),
);

/** Returns what is wrong with a picture that is kept. */
async function problemOf(file: Buffer): Promise<string | undefined> {
  if ([payload, '<?php', '%PDF'].some((text) => file.includes(text))) return 'carries what it came with';
  const { format, pages, exif, icc, xmp, orientation, space, depth, hasAlpha, width = 0, height = 0 } = await sharp(file).metadata();
  if ((pages ?? 1) > 1 || exif || icc || xmp || orientation) return 'carries metadata, or moves';
  if (!['webp', 'heif'].includes(format ?? '') || space !== 'srgb' || depth !== 'uchar' || hasAlpha) return `${format}, ${space}, ${depth}`;
  return Math.max(width, height) > 3_200 ? `${width} by ${height} pixels` : undefined;
}

test(
  'every hostile file is refused with a sentence, and nothing of it stays',
  async () => {
    const api = await startApi(anyEngine);
    const editor = await signIn(api, 'editor');
    const files = { ...(await refusedPhotos()), ...(await smallLogos()) };
    const wrong: string[] = [];

    for (const [name, content] of Object.entries(files)) {
      const response = await send(editor, content);
      if (![413, 422].includes(response.statusCode) || !sentences.has(response.json().message))
        wrong.push(`${name}: ${response.statusCode} ${response.body.slice(0, 120)}`);
    }

    expect(wrong).toEqual([]);
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(60);
    expect(await api.uploads()).toEqual([]);
    for (const [name, content] of Object.entries(files).filter(([one]) => one.startsWith('a HEIC')))
      expect([name, (await send(editor, content)).json().message]).toEqual([name, messages['office.pictureHeic']]);
  },
  timeout,
);

test(
  'of a photograph that carries something besides, or is in another colour space, the pixels alone are kept',
  async () => {
    const api = await startApi(anyEngine);
    const editor = await signIn(api, 'editor');
    const wrong: string[] = [];
    let kept = 0;
    const files = await ladenPhotos();

    for (const [name, content] of Object.entries(files)) {
      const response = await send(editor, content);
      if (response.statusCode !== 201) {
        // Refusing it would be right as well, in words.
        if (!sentences.has(response.json().message)) wrong.push(`${name}: ${response.statusCode} ${response.body.slice(0, 120)}`);
        continue;
      }
      kept += 1;
      const { path }: PictureSource = response.json();
      const { statusCode, rawPayload } = await api.app.inject(path);
      const problem = statusCode === 200 ? await problemOf(rawPayload) : `served with ${statusCode}`;
      if (problem) wrong.push(`${name}: ${problem}`);
    }

    expect(wrong).toEqual([]);
    expect(kept).toBeGreaterThan(15);
  },
  timeout,
);

test(
  'a photograph is upright, whichever way the telephone was held',
  async () => {
    const api = await startApi(anyEngine);
    const editor = await signIn(api, 'editor');
    const lying = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();

    for (const orientation of [1, 3, 6, 8]) {
      const { width, height }: PictureSource = (await send(editor, await sharp(lying).withMetadata({ orientation }).toBuffer())).json();
      expect([orientation, width, height]).toEqual(orientation > 4 ? [orientation, 400, 640] : [orientation, 640, 400]);
    }
  },
  timeout,
);

test(
  'nothing but noise is within its bytes, and the files of a slot are pictures alone',
  async () => {
    const api = await startApi(anyEngine);
    const editor = await signIn(api, 'editor');
    const noise = await sharp({
      create: { width: 1280, height: 800, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 80 } },
    })
      .jpeg({ quality: 90 })
      .withExif({ IFD0: { Copyright: payload } })
      .toBuffer();
    const { path }: PictureSource = (await send(editor, noise)).json();

    const response = await editor.send(
      'PUT',
      officeUrl('picture', { slot: 'menu.padlock' }),
      { source: path, focal: { x: 0.5, y: 0.5 }, alt: null },
      ifMatch(0),
    );

    const state: SlotState = response.json();
    const [form] = state.picture?.forms ?? [];
    const sizes: number[] = [];
    for (const file of [...(form?.avif ?? []), { width: 960, path: form?.webp ?? '' }]) {
      const content = (await api.app.inject(file.path)).rawPayload;
      expect(await problemOf(content)).toBeUndefined();
      sizes.push(content.length);
    }
    expect(sizes[3]).toBeLessThanOrEqual(40_000);
    expect(sizes.length).toBe(5);
  },
  timeout,
);

test.each([
  ['nothing', Buffer.alloc(0), undefined],
  ['more than 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1), undefined],
  ['a text declared as image/jpeg', Buffer.from('x'), 'image/jpeg'],
  ['a form', Buffer.from('--x\r\n\r\n--x--'), 'multipart/form-data; boundary=x'],
  ['JSON', Buffer.from('{}'), 'application/json'],
])('%s is refused and leaves nothing', async (_, content, type) => {
  const api = await startApi(anyEngine);
  const editor = await signIn(api, 'editor');

  const { statusCode } = await send(editor, content, type);

  expect([400, 413, 415, 422]).toContain(statusCode);
  expect(await api.uploads()).toEqual([]);
});
