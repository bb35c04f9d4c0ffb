import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { messages } from '#content/en/messages';
import { Branch } from '#contract/branch';
import { Client, ClientLogo } from '#contract/client';
import { Job } from '#contract/job';
import { z } from '#contract/zod';
import { readSiteData } from '../site-data.ts';
import type { NewBranch } from '../store/branches/branches.ts';
import type { NewClient } from '../store/clients/clients.ts';
import { engines } from '../testing/engines.ts';
import { addOpenJob, startApi, type TestApi } from '../testing/test-api.ts';

const office = (name: string, changes: Partial<NewBranch> = {}): NewBranch => ({
  name,
  country: 'Jordan',
  address: 'A street',
  phone: '+000',
  email: 'office@company.example',
  services: ['Web'],
  showOnHome: true,
  isDeleted: false,
  ...changes,
});

const shop: NewClient = {
  name: 'A shop',
  logo: '/uploads/a.svg',
  category: 'Retail & E-commerce',
  services: [{ type: 'Web', link: 'https://shop.example' }, { type: 'AI' }],
  isPrivateWork: true,
  comingSoon: false,
};

const addOffices = (api: TestApi, ...offices: NewBranch[]) => api.store.transaction(({ groups }) => groups.add(offices));
const namesAt = async (api: TestApi, url: string) => (await api.app.inject(url)).json().map((item: { name: string }) => item.name);

describe.each(engines)('lists on $name', (engine) => {
  test('offices come in their order, without deleted ones, in the shape of the contract', async () => {
    const api = await startApi(engine);
    await addOffices(
      api,
      office('North', { website: 'https://north.example', positionTop: 37.02, positionLeft: 54.91, logo: '/uploads/n.svg' }),
      office('Gone', { isDeleted: true }),
      office('South'),
    );

    const response = await api.app.inject('/api/groups');

    expect(response.statusCode).toBe(200);
    expect(z.array(Branch.strict()).parse(response.json())).toEqual([
      {
        ...office('North'),
        _id: expect.any(String),
        website: 'https://north.example',
        positionTop: 37.02,
        positionLeft: 54.91,
        logo: '/uploads/n.svg',
      },
      { ...office('South'), _id: expect.any(String) },
    ]);
  });

  test('offices can be filtered by country and by showOnHome', async () => {
    const api = await startApi(engine);
    await addOffices(api, office('Lisbon'), office('Riyadh', { country: 'Saudi Arabia' }), office('Zarqa', { showOnHome: false }));

    expect(await namesAt(api, '/api/groups?showOnHome=true')).toEqual(['Lisbon', 'Riyadh']);
    expect(await namesAt(api, '/api/groups?showOnHome=false')).toEqual(['Zarqa']);
    expect(await namesAt(api, '/api/groups?country=Jordan')).toEqual(['Lisbon', 'Zarqa']);
    expect(await namesAt(api, '/groups?country=Jordan&showOnHome=true')).toEqual(['Lisbon']);
    expect(await namesAt(api, '/api/groups?country=Nowhere')).toEqual([]);
  });

  test('a filter with an invalid value is refused', async () => {
    const api = await startApi(engine);

    const response = await api.app.inject('/api/groups?showOnHome=perhaps');

    expect([response.statusCode, response.json().errors]).toEqual([422, { showOnHome: messages['field.invalid'] }]);
  });

  test('clients have their services and flags, and the logo wall gets only what it shows', async () => {
    const api = await startApi(engine);
    await api.store.transaction(({ clients }) => clients.add([shop]));

    expect(z.array(Client.strict()).parse((await api.app.inject('/api/clients')).json())).toEqual([{ ...shop, _id: expect.any(String) }]);
    for (const url of ['/api/clients/home-logos', '/clients/home-logos'])
      expect(z.array(ClientLogo.strict()).parse((await api.app.inject(url)).json())).toEqual([
        { _id: expect.any(String), name: 'A shop', logo: '/uploads/a.svg' },
      ]);
  });

  test('a client is found by its id alone, and no other text is an error', async () => {
    const api = await startApi(engine);
    await api.store.transaction(({ clients }) => clients.add([shop, { ...shop, name: 'Another shop' }]));
    const data = readSiteData(api.store)('en');

    for (const client of await data.clients()) expect(await data.client(client._id)).toEqual(client);
    for (const id of ['', 'nobody', "' or ''='", '\0', 'ﷺ', 'x'.repeat(10_000)]) expect(await data.client(id)).toBeUndefined();
  });

  test('only published positions whose closing day has not passed are open', async () => {
    const api = await startApi(engine);
    await addOpenJob(api.store, { jobTitle: 'Older', publishedAt: '2026-01-01T00:00:00.000Z' });
    await addOpenJob(api.store, { jobTitle: 'Newer', publishedAt: '2026-02-01T00:00:00.000Z' });
    await addOpenJob(api.store, { jobTitle: 'Draft', publishedAt: null });
    await addOpenJob(api.store, { jobTitle: 'Later', publishedAt: '2999-01-01T00:00:00.000Z' });
    await addOpenJob(api.store, { jobTitle: 'Closed', closingDate: '2020-01-01' });

    const careers = z.array(Job.strict()).parse((await api.app.inject('/api/careers/open')).json());

    expect(careers.map((job) => job.jobTitle)).toEqual(['Newer', 'Older']);
  });

  test('a position is open to the end of its closing day where the company is', async () => {
    const { store } = await startApi(engine);
    await addOpenJob(store, { closingDate: '2026-11-20' });
    const parts = new Intl.DateTimeFormat('en', { timeZone: brand.timeZone, timeZoneName: 'longOffset' }).formatToParts(
      new Date('2026-11-20'),
    );
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || 'Z';
    const midnight = new Date(`2026-11-21T00:00:00${offset}`).getTime();

    expect(await store.careers.listOpen(new Date(midnight - 1))).toHaveLength(1);
    expect(await store.careers.listOpen(new Date(midnight))).toHaveLength(0);
  });

  test('the pages of the site read the same data as the API returns', async () => {
    const api = await startApi(engine);
    await addOffices(api, office('Lisbon'), office('Zarqa', { showOnHome: false }));
    await api.store.transaction(({ clients }) => clients.add([shop]));
    await addOpenJob(api.store);
    await api.store.transaction(({ company }) => company.change({ claimedClients: 7, chatNumber: null }, 0, true));
    const data = readSiteData(api.store)('en');

    for (const [url, items] of [
      ['/api/groups?showOnHome=true', await data.groups({ showOnHome: true })],
      ['/api/clients', await data.clients()],
      ['/api/clients/home-logos', await data.homeLogos()],
      ['/api/reviews/public', await data.publicReviews()],
      ['/api/careers/open', await data.openCareers()],
      ['/api/company', await data.company()],
    ] as const)
      expect((await api.app.inject(url)).json()).toEqual(JSON.parse(JSON.stringify(items)));
  });

  test('no list may be cached', async () => {
    const api = await startApi(engine);

    for (const url of [
      '/api/groups',
      '/groups',
      '/api/clients',
      '/api/reviews/public',
      '/api/careers/open',
      '/api/company',
      '/api/nothing',
    ])
      expect((await api.app.inject(url)).headers['cache-control']).toBe('no-store');
  });
});
