import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { anyEngine } from '../testing/engines.ts';
import { startApi } from '../testing/test-api.ts';

test('a public picture is served with its type, as immutable, and sandboxed', async () => {
  const { app, files } = await startApi(anyEngine);
  const draft = await files.begin('uploads', 'svg');
  await draft.write(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const key = await draft.commit();

  const response = await app.inject(`/uploads/${key}`);

  expect([response.statusCode, response.body]).toEqual([200, '<svg xmlns="http://www.w3.org/2000/svg"/>']);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-length': '41',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a HEAD request for a picture returns its size and no content', async () => {
  const { app, files } = await startApi(anyEngine);
  const draft = await files.begin('uploads', 'webp');
  await draft.write(Buffer.from('picture'));
  const key = await draft.commit();

  const response = await app.inject({ method: 'HEAD', url: `/uploads/${key}` });

  expect([response.statusCode, response.headers['content-length'], response.body]).toEqual([200, '7', '']);
});

test('résumés, drafts, paths and unknown keys are not served', async () => {
  const { app, files, resumes } = await startApi(anyEngine);
  const resume = await files.begin('resumes', 'pdf');
  const resumeKey = await resume.commit();
  const draft = await files.begin('uploads', 'svg');

  const [draftName = ''] = await resumes();
  for (const key of [resumeKey, draftName, '..%2f..%2fsite.db', '..%2fresumes%2fx.svg', `${'0'.repeat(32)}.svg`, 'x.svg', 'site.db']) {
    const response = await app.inject(`/uploads/${key}`);
    expect([response.statusCode, response.json()]).toEqual([404, { message: messages['http.notFound'] }]);
  }
  await draft.discard();
});
