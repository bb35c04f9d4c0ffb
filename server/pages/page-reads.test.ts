import { expect, test } from 'vitest';
import type { Client } from '#contract/client';
import type { SiteData } from '#contract/site-data';
import { recordReads } from './page-reads.ts';

const clientWithLogo = (logo: string): Client => ({
  _id: logo,
  name: 'A client',
  logo,
  category: 'Banks',
  services: [],
  isPrivateWork: false,
  comingSoon: false,
});

const clients = [
  '/uploads/a.svg',
  '/logos/b.svg',
  'https://logos.example/c.svg',
  'https://logos.example/d.svg',
  'data:image/svg+xml,e',
].map(clientWithLogo);

const source: SiteData = {
  groups: async () => [],
  homeLogos: async () => [],
  clients: async () => clients,
  client: async (id) => clients.find(({ _id }) => _id === id),
  members: async () => [],
  publicReviews: () => Promise.reject(new Error('no database')),
  openCareers: async () => [],
  company: async () => ({}),
  pictures: async () => [],
  texts: async () => ({}),
};

test('a page depends on what it has read, and on the clock when that includes open positions', async () => {
  const reads = recordReads(source, undefined);
  expect(reads.dependencies()).toEqual({ tags: [], maxAgeMs: Number.POSITIVE_INFINITY });
  await reads.data.homeLogos();
  await reads.data.client('/uploads/a.svg');
  expect(reads.dependencies()).toEqual({ tags: ['clients'], maxAgeMs: Number.POSITIVE_INFINITY });
  await reads.data.openCareers();
  expect(reads.dependencies()).toEqual({ tags: ['clients', 'careers'], maxAgeMs: 60_000 });
});

test('a page that was rendered without data it requested is not to be kept', async () => {
  const failed = recordReads(source, undefined);
  await expect(failed.data.publicReviews()).rejects.toThrow('no database');
  expect(failed.dependencies()).toBeUndefined();

  const late = recordReads(source, undefined);
  const list = late.data.clients();
  expect(late.dependencies()).toBeUndefined();
  await list;
  expect(late.dependencies()).toBeDefined();
});

test('uploads are on the host of the API, any other logo is used as it is, and the hosts of all are known', async () => {
  const reads = recordReads(source, 'https://api.example');
  expect((await reads.data.clients()).map(({ logo }) => logo)).toEqual([
    'https://api.example/uploads/a.svg',
    '/logos/b.svg',
    'https://logos.example/c.svg',
    'https://logos.example/d.svg',
    'data:image/svg+xml,e',
  ]);
  expect(reads.pictureOrigins()).toEqual(['https://api.example', 'https://logos.example']);

  const path = `/uploads/${'0'.repeat(32)}`;
  const form = {
    width: 9,
    height: 9,
    avif: [{ width: 9, path: `${path}.avif` }],
    webp: `${path}.webp`,
    focal: { x: 0, y: 0 },
    light: 'dark' as const,
  };
  const withPicture = recordReads(
    { ...source, pictures: async () => [{ _id: 'cctv.dome', forms: [form], alt: null }] },
    'https://api.example',
  );
  const [picture] = await withPicture.data.pictures();
  expect(picture?.forms[0]).toMatchObject({ avif: [{ path: `https://api.example${path}.avif` }], webp: `https://api.example${path}.webp` });
  expect(withPicture.dependencies()?.tags).toEqual(['pictures']);

  const sameHost = recordReads(source, undefined);
  expect((await sameHost.data.client('/uploads/a.svg'))?.logo).toBe('/uploads/a.svg');
  expect(sameHost.pictureOrigins()).toEqual([]);
});
