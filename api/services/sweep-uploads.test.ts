import { expect, test } from 'vitest';
import type { KeptLogo } from '../store/content/logos.ts';
import { anyEngine } from '../testing/engines.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { sweepUploads } from './sweep-uploads.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);

async function upload({ files }: TestApi, extension = 'webp'): Promise<string> {
  return `/uploads/${await (await files.begin('uploads', extension)).commit()}`;
}

/** A logo with its three files. */
async function keepLogo(api: TestApi): Promise<KeptLogo> {
  const [path, smallPath, source] = [await upload(api), await upload(api), await upload(api)];
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const logo = { path, smallPath, source, width: 10, height: 10, crop: null, content: whole, isOpaque: false };
  await api.store.logos.add(logo, start);
  return logo;
}

const addClient = ({ store }: TestApi, logo: string) =>
  store.transaction(({ officeClients }) =>
    officeClients.add({ name: 'Mills', ar: null, logo, category: 'Banks', services: [], isPrivateWork: false, comingSoon: false }),
  );

const present = async ({ uploads }: TestApi) => new Set((await uploads()).map((key) => `/uploads/${key}`));

test('a logo that no entry shows is deleted after a week, with the picture that it was made from', async () => {
  const api = await startApi(anyEngine);
  const [used, unused] = [await keepLogo(api), await keepLogo(api)];
  await addClient(api, used.path);

  expect(await sweepUploads({ ...api, now: start })).toBe(0);
  expect(await sweepUploads({ ...api, now: after(6.9) })).toBe(0);
  expect(await sweepUploads({ ...api, now: after(7.1) })).toBe(3);

  expect(await present(api)).toEqual(new Set([used.path, used.smallPath, used.source]));
  expect([(await api.store.logos.find(used.path))?.path, await api.store.logos.find(unused.path)]).toEqual([used.path, undefined]);
  expect(await api.store.logos.unusedSince()).toEqual(new Map());
});

test('the logo of a client that was taken off the clients page stays, and one that comes back is as good as new', async () => {
  const api = await startApi(anyEngine);
  const [off, replaced] = [await keepLogo(api), await keepLogo(api)];
  const id = await addClient(api, off.path);
  await api.store.transaction(({ officeClients }) => officeClients.setDeleted(id, start.toISOString()));
  await sweepUploads({ ...api, now: start });

  // Somebody has undone that it was replaced.
  await addClient(api, replaced.path);
  await sweepUploads({ ...api, now: after(6) });
  expect(await api.store.logos.unusedSince()).toEqual(new Map());
  expect(await sweepUploads({ ...api, now: after(20) })).toBe(0);

  expect((await present(api)).size).toBe(6);
});

test('a file of an office, and one that came without the Office, stay as long as something shows them', async () => {
  const api = await startApi(anyEngine);
  const [seeded, orphan] = [await upload(api, 'svg'), await upload(api, 'svg')];
  await addClient(api, seeded);

  await sweepUploads({ ...api, now: start });
  await sweepUploads({ ...api, now: after(8) });

  expect(await present(api)).toEqual(new Set([seeded]));
  expect(orphan).not.toBe(seeded);
});
