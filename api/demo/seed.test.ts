import { expect, test } from 'vitest';
import { brand, brands } from '#brand';
import type { Branch } from '#contract/branch';
import type { Job } from '#contract/job';
import { mapPosition } from '#contract/map/world-map';
import type { PublicReview } from '#contract/review';
import { clientCategories, serviceIds } from '#contract/services';
import { anyEngine } from '../testing/engines.ts';
import { startApi } from '../testing/test-api.ts';
import { demoClients } from './clients.ts';
import { seedDemo } from './seed.ts';

const isArabic = (text: string) => /^\p{Script=Arabic}/u.test(text);

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
  expect(reviews.filter(({ message }: PublicReview) => isArabic(message))).toHaveLength(6);
  for (const { message } of reviews) {
    expect(message.length).toBeGreaterThanOrEqual(60);
    expect(message.length).toBeLessThanOrEqual(170);
  }
});

/** Tells whether the text names a place of the company that it has not written in Arabic. */
const isNamedInEnglish = (place: string) => !isArabic(brands.ar.office.country) && place.includes(brands.ar.office.country);

test('all positions and all offices are in Arabic too', async () => {
  const { app, store, files } = await startApi(anyEngine);
  await seedDemo(store, files);
  const read = async (url: string, locale: string) => (await app.inject({ url, headers: { 'accept-language': locale } })).json();

  const [english, arabic] = [await read('/api/careers/open', 'en'), await read('/api/careers/open', 'ar')];
  expect(arabic.map((job: Job) => isArabic(job.jobTitle))).toEqual([true, true, true, true, true, true]);
  for (const [index, job] of arabic.entries()) {
    const { jobTitle, location, summary, responsibilities, qualifications } = job;
    const texts = [jobTitle, location, summary, ...responsibilities, ...qualifications].filter((text) => !isNamedInEnglish(text));
    expect(new Set(texts.map(isArabic)).size).toBe(1);
    expect([responsibilities.length, qualifications.length]).toEqual([
      english[index].responsibilities.length,
      english[index].qualifications.length,
    ]);
  }

  const offices = await read('/api/groups', 'ar');
  expect(offices).toHaveLength(4);
  for (const { country, address, services } of offices)
    for (const text of [country, address, ...services]) expect(isArabic(text) || isNamedInEnglish(text)).toBe(true);
  expect(offices.map(({ services }: Branch) => services.length)).toEqual(
    (await read('/api/groups', 'en')).map(({ services }: Branch) => services.length),
  );
  for (const { name } of offices) expect(name).toContain(brands.ar.name);
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
