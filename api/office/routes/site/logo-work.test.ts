import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { Logo } from '#contract/office/pictures/logos';
import { engines } from '../../../testing/engines.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

/** A disc in the middle of the left half. */
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><circle cx="50" cy="50" r="25" fill="#c40"/></svg>',
);
const picture = (width: number, height: number) =>
  sharp(drawing, { density: 72 * (width / 200) })
    .resize(width, height)
    .png()
    .toBuffer();

const asFile = { 'content-type': 'application/octet-stream' };
async function send(editor: TestColleague, content: Buffer, headers: Record<string, string> = {}): Promise<Logo> {
  const response = await editor.send('POST', officePaths.logos, content, { ...asFile, ...headers });
  expect([response.statusCode, response.body]).toEqual([201, expect.stringContaining('/uploads/')]);
  return response.json();
}

const cut = async (editor: TestColleague, logo: string, crop: object | null): Promise<Logo> =>
  (await editor.send('POST', officePaths.logoCuts, { logo, crop })).json();

const served = async ({ app }: TestApi, path: string) => (await app.inject(path)).rawPayload;
const sizeOf = async (content: Buffer) => {
  const { width, height, format } = await sharp(content).metadata();
  return { width, height, format };
};
const client = (logo: string) => ({
  name: 'Mills',
  ar: null,
  logo,
  category: 'Banks',
  services: [],
  isPrivateWork: false,
  comingSoon: false,
});

describe.each(engines)('logos on $name', (engine) => {
  test('a picture becomes WebP in two widths, of which the home page takes the small one', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const logo = await send(editor, await picture(2_000, 1_000));
    await editor.send('POST', officePaths.clients, client(logo.path));

    expect(logo).toMatchObject({ width: 1_600, height: 800, crop: null, isOpaque: false });
    expect(logo.content.x).toBeCloseTo(0.125, 2);
    expect(logo.content.height).toBeCloseTo(0.5, 2);
    expect(await sizeOf(await served(api, logo.source))).toEqual({ width: 1_600, height: 800, format: 'webp' });
    expect(await sizeOf(await served(api, logo.path))).toEqual({ width: 800, height: 400, format: 'webp' });
    const [shown] = (await api.app.inject(apiPaths.clients)).json();
    const [onHome] = (await api.app.inject(apiPaths.homeLogos)).json();
    expect(shown.logo).toBe(logo.path);
    expect(await sizeOf(await served(api, onHome.logo))).toEqual({ width: 400, height: 200, format: 'webp' });
  });

  test('a cut is made from the whole picture, as often as somebody changes their mind', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const logo = await send(editor, await picture(400, 200));

    const left = await cut(editor, logo.path, { x: 0, y: 0, width: 0.5, height: 1 });
    const right = await cut(editor, left.path, { x: 0.5, y: 0.25, width: 0.5, height: 0.5 });
    const whole = await cut(editor, right.path, null);

    expect([left.source, right.source, whole.source]).toEqual([logo.source, logo.source, logo.source]);
    expect(await sizeOf(await served(api, left.path))).toMatchObject({ width: 200, height: 200 });
    expect(await sizeOf(await served(api, right.path))).toMatchObject({ width: 200, height: 100 });
    expect(await sizeOf(await served(api, whole.path))).toMatchObject({ width: 400, height: 200 });
    const again: Logo = (await editor.get(officeUrl('logo', { key: left.path.slice('/uploads/'.length) }))).json();
    expect(again).toEqual(left);
  });

  test('a drawing stays one, and a cut of it is another view of the same drawing', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const logo = await send(editor, drawing);
    const part = await cut(editor, logo.path, { x: 0.125, y: 0.25, width: 0.25, height: 0.5 });

    expect(logo).toMatchObject({ width: 200, height: 100, source: logo.path });
    expect(String(await served(api, part.path))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="25 25 50 50" width="800" height="800"><circle cx="50" cy="50" r="25" fill="#c40"/></svg>',
    );
    expect(await api.uploads()).toHaveLength(2);
  });

  test('a logo that did not come by way of the Office can be cut too', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const draft = await api.files.begin('uploads', 'svg');
    await draft.write(drawing);
    const key = await draft.commit();

    const described: Logo = (await editor.get(officeUrl('logo', { key }))).json();
    const part = await cut(editor, described.path, { x: 0, y: 0, width: 0.5, height: 1 });

    expect(described).toMatchObject({ path: `/uploads/${key}`, width: 200, height: 100, crop: null });
    expect(part.path).not.toBe(described.path);
    expect(String(await served(api, part.source))).toContain('viewBox="0 0 200 100"');
  });

  test('what programs for drawing write is kept as it looks: styles, gradients, clips', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const { path } = await send(
      editor,
      Buffer.from(`<?xml version="1.0" encoding="utf-8"?>
        <!-- Generator: a program -->
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" x="0px" y="0px" width="20mm" height="10mm">
          <style type="text/css"><![CDATA[ .st0{fill:url(#SVGID_1_);} rect.st1 , #big { fill:#FFFFFF; opacity:.5 } ]]></style>
          <defs><linearGradient id="base"><stop offset="0" style="stop-color:#f00"/><stop offset="1" stop-color="rgb(0 0 255 / 50%)"/></linearGradient>
          <linearGradient id="SVGID_1_" xlink:href="#base" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="9"/></defs>
          <g id="Layer_1" fill="none" stroke="currentColor"><circle class="st0" cx="9" cy="9" r="9"/><rect class="st1" style="opacity:1" width="3" height="3"/></g>
        </svg>`),
    );

    const text = String(await served(api, path));
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 75\.591 37\.795" width="800" height="400">/);
    expect(text).toContain('<stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="rgb(0 0 255 / 50%)"/>');
    expect(text).toMatch(/<linearGradient gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="9" id="(a\d)" href="#a\d"\/>/);
    expect(text).toMatch(/<circle cx="9" cy="9" r="9" fill="url\(#a\d\)"\/>/);
    expect(text).toContain('<rect width="3" height="3" fill="#FFFFFF" opacity="1"/>');
    expect(text).not.toMatch(/style|class|Layer|SVGID|xlink/);
  });

  test('a file that is sent twice with one key is kept once', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const key = { 'idempotency-key': 'a-logo' };

    const first = await send(editor, drawing, key);
    const second = await send(editor, drawing, key);
    const other = await editor.send('POST', officePaths.logos, await picture(40, 20), { ...asFile, ...key });

    expect([second.path, other.statusCode]).toEqual([first.path, 422]);
    expect(await api.uploads()).toHaveLength(1);
  });

  test('of many files at once as many are drawn as may wait, and the others are asked to come back', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const sent = await Promise.all(Array.from({ length: 40 }, () => editor.send('POST', officePaths.logos, drawing, asFile)));

    const statuses = sent.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    expect(await api.uploads()).toHaveLength(statuses.filter((status) => status === 201).length);
  });

  test('whoever may not publish sends no logos', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');

    expect((await sales.send('POST', officePaths.logos, drawing, asFile)).statusCode).toBe(403);
    expect(await api.uploads()).toEqual([]);
  });
});
