import { expect, test } from 'vitest';
import { testSite } from '../testing/built-site.ts';
import { startTestServer } from '../testing/test-server.ts';
import { oneAtATime } from './share-pictures.ts';

const path = '/share/home.0123456789.jpg';

test('a picture that the build has left out is drawn once for all who ask, and kept with the files of the build', async () => {
  const drawn: string[] = [];
  const site = {
    ...testSite(),
    undrawnPictures: new Set([path]),
    drawPicture: oneAtATime(async (asked) => {
      drawn.push(asked);
      await new Promise(setImmediate);
      return Buffer.from('picture');
    }),
  };
  const { app } = await startTestServer({}, site);

  const responses = await Promise.all([1, 2, 3].map(() => app.inject(path)));
  const head = await app.inject({ method: 'HEAD', url: path });

  for (const { statusCode, headers, body } of responses)
    expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=0, must-revalidate',
      'picture',
    ]);
  expect([head.statusCode, head.headers.etag]).toEqual([200, responses[0]?.headers.etag]);
  expect((await app.inject({ url: path, headers: { 'if-none-match': String(head.headers.etag) } })).statusCode).toBe(304);
  expect(drawn).toEqual([path]);
  expect(site.staticResponses.has(path)).toBe(true);
});

test('what is no sharing picture is drawn for nobody', async () => {
  const site = { ...testSite(), drawPicture: () => Promise.reject(new Error('drawn')) };
  const { app } = await startTestServer({}, site);

  expect((await app.inject('/share/other.jpg')).statusCode).toBe(404);
});

test('a picture that could not be drawn is drawn for the next one who asks, after the others', async () => {
  const order: string[] = [];
  const draw = oneAtATime(async (asked) => {
    order.push(`${asked} begins`);
    await new Promise(setImmediate);
    order.push(`${asked} ends`);
    if (order.length === 2) throw new Error('no memory');
    return Buffer.from(asked);
  });

  const [failed, other] = await Promise.allSettled([draw('a'), draw('b')]);

  expect([failed?.status, other?.status]).toEqual(['rejected', 'fulfilled']);
  expect(String(await draw('a'))).toBe('a');
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'a begins', 'a ends']);
});
