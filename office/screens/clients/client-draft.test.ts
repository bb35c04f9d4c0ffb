import { expect, test } from 'vitest';
import type { OfficeClient } from '#contract/office/clients';
import { emptyForm, formOf, valuesOf, wrongOf } from './client-draft.ts';

const client: OfficeClient = {
  ...{ id: 'a', name: 'Mills', ar: null, logo: '', smallLogo: '', category: 'Banks', isPrivateWork: false, comingSoon: false },
  ...{
    services: [{ type: 'Web', link: 'https://mills.example' }, { type: 'AI' }],
    stories: { en: null, ar: null },
    place: 1,
    deletedAt: null,
    needsAttention: false,
    version: 3,
  },
};

test('a client that nobody has changed is sent as it came', () => {
  const result = valuesOf(formOf(client));

  expect(result).toMatchObject({ name: 'Mills', ar: null, category: 'Banks', services: client.services });
  expect(formOf({ ...client, version: 4 })).toEqual(formOf(client));
});

test('what is wrong is named, a link by its service', () => {
  const services = [
    { type: 'Web', link: '' },
    { type: 'AI', link: 'mills' },
  ] as const;

  expect([valuesOf(emptyForm), wrongOf(emptyForm)]).toEqual([undefined, new Set(['name', 'category'])]);
  expect(wrongOf({ ...formOf(client), services: [...services] })).toEqual(new Set(['services.1']));
});
