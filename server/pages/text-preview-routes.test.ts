import { expect, test } from 'vitest';
import { signIn, type TestColleague } from '#api/testing/office-colleague';
import { officePaths } from '#contract/office/paths';
import { textPreviewPath } from '#contract/office/text-preview';
import type { DraftChange } from '#contract/office/texts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const colleague = ({ app, backend }: TestServer, role: Parameters<typeof signIn>[1]) => signIn({ app, store: backend.store }, role);
const about = textPreviewPath('/about', 'ar');

async function draft(editor: TestColleague, change: Pick<DraftChange, 'draft' | 'version'>): Promise<void> {
  const changes = [{ name: 'about', path: 'hero/lead', locale: 'ar', ...change }];
  expect((await editor.send('PUT', officePaths.textDrafts, { changes })).statusCode).toBe(200);
}

test('whoever may publish texts sees each page with all drafts, in a frame of the Office, and no copy of it is kept', async () => {
  const editor = await colleague(await startTestServer(), 'editor');

  const before = await editor.get(about);
  await draft(editor, { draft: { value: 'مسودة' }, version: 0 });
  const after = await editor.get(about);

  expect([before.body, after.body]).toEqual(['<h1>من نحن</h1>{}', '<h1>من نحن</h1>{"about":{"ar":{"hero/lead":"مسودة"}}}']);
  expect(after.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
  });
  expect(after.headers['speculation-rules']).toBeUndefined();
  expect((await editor.get('/ar/about')).body).toBe('<h1>من نحن</h1>');
});

test('a draft that is to be as written is previewed as written', async () => {
  const server = await startTestServer();
  const editor = await colleague(server, 'editor');
  await draft(editor, { draft: { value: 'منشور' }, version: 0 });
  const line = { name: 'about', path: 'hero/lead', locale: 'ar', version: 1 };
  expect((await editor.send('POST', officePaths.textPublication, { lines: [line] })).statusCode).toBe(200);

  await draft(editor, { draft: { value: null }, version: 2 });

  expect((await editor.get(about)).body).toContain('{"about":{"ar":{"hero/lead":null}}}');
});

test('the pages of errors are previewed too; what is no page of the site is not', async () => {
  const editor = await colleague(await startTestServer(), 'editor');
  const answers = async (path: string) => {
    const { statusCode, headers } = await editor.get(textPreviewPath(path, 'en'));
    return [path, statusCode, headers['x-frame-options']];
  };

  expect(await Promise.all(['/', '/404', '/500'].map(answers))).toEqual([
    ['/', 200, 'SAMEORIGIN'],
    ['/404', 200, 'SAMEORIGIN'],
    ['/500', 200, 'SAMEORIGIN'],
  ]);
  for (const path of ['/nowhere', '/moved', '/careers/preview', '/office', '/office/texts', '/about/', '//about', '/client-details/1'])
    expect(await answers(path)).toEqual([path, 404, 'DENY']);
});

test('to nobody else there is a preview', async () => {
  const server = await startTestServer();
  const [editor, hiring] = [await colleague(server, 'editor'), await colleague(server, 'hiring')];
  await draft(editor, { draft: { value: 'سر' }, version: 0 });
  // An earlier request has left nothing in a cache for others.
  await editor.get(about);
  await server.app.inject('/office');

  for (const { statusCode, body, headers } of [await server.app.inject(about), await hiring.get(about)]) {
    expect([statusCode, headers['x-frame-options']]).toEqual([404, 'DENY']);
    expect(body).not.toContain('سر');
  }
});
