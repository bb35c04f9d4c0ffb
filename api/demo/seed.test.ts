import { expect, test } from 'vitest';
import { brand } from '#brand';
import { clientCategories, serviceIds } from '#contract/services';
import { mapPosition } from '#contract/world-map';
import { anyEngine } from '../testing/engines.ts';
import { startApi } from '../testing/test-api.ts';
import { demoClients } from './clients.ts';
import { seedDemo } from './seed.ts';

test('an empty database is filled with offices, clients, reviews and positions, which the API returns', async () => {
  const { app, store, files } = await startApi(anyEngine);

  expect(await seedDemo(store, files)).toBe(true);

  const read = async (path: string) => (await app.inject(path)).json();
  const [groups, clients, reviews, careers] = await Promise.all(
    ['/groups', '/api/clients', '/api/reviews/public', '/api/careers/open'].map(read),
  );
  expect(groups.map((group: { country: string }) => group.country)).toEqual([
    brand.office.country,
    'Saudi Arabia',
    'Türkiye',
    'United Kingdom',
  ]);
  expect(groups[0]).toMatchObject({ showOnHome: true, ...mapPosition(brand.office) });
  expect(groups[0].services).toHaveLength(15);
  expect(clients).toHaveLength(24);
  expect(reviews).toHaveLength(12);
  expect(careers).toHaveLength(6);
  for (const { message } of reviews) {
    expect(message.length).toBeGreaterThanOrEqual(60);
    expect(message.length).toBeLessThanOrEqual(170);
  }
});

test('every logo of the demo is a picture that the API serves', async () => {
  const { app, store, files } = await startApi(anyEngine);
  await seedDemo(store, files);

  for (const { logo } of await store.clients.listLogos()) {
    const response = await app.inject(logo);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(response.body).toContain('<svg');
  }
});

test('a database that holds anything is left as it is', async () => {
  const { store, files } = await startApi(anyEngine);
  await seedDemo(store, files);
  const before = await store.clients.list();

  expect(await seedDemo(store, files)).toBe(false);

  expect(await store.clients.list()).toEqual(before);
});

test('the demo clients cover every category and every case of badges and buttons', () => {
  const has = (matches: (client: (typeof demoClients)[number]) => boolean) => demoClients.some(matches);

  for (const category of clientCategories) expect(has((client) => client.category === category)).toBe(true);
  for (const type of serviceIds) expect(has((client) => client.services.some((service) => service.type === type))).toBe(true);
  expect(has(({ services }) => services.some(({ link }) => link) && services.some(({ link }) => !link))).toBe(true);
  expect(has(({ isPrivateWork, comingSoon, services }) => isPrivateWork && !comingSoon && services.length > 0)).toBe(true);
  expect(has(({ isPrivateWork, comingSoon, services }) => isPrivateWork && comingSoon && services.length > 0)).toBe(true);
  expect(has(({ isPrivateWork, comingSoon, services }) => !isPrivateWork && comingSoon && services.length > 0)).toBe(true);
  expect(has(({ isPrivateWork, comingSoon, services }) => !isPrivateWork && comingSoon && services.length === 0)).toBe(true);
  expect(has(({ isPrivateWork, comingSoon, services }) => isPrivateWork && comingSoon && services.length === 0)).toBe(true);
});
