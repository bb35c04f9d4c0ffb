import type { Client } from '#contract/client';
import { serviceIds } from '#contract/services';
import { aClient } from '../e2e/sample-entries.ts';

const web = [{ type: 'Web' as const }];

/** The page of a client says this about its services, or in their place. */
export const notes = {
  nothing: 'There is nothing to show here yet.',
  soon: 'We are still working on this one. The details follow once it is in use.',
  privateServices: 'This work is confidential: we name the services and nothing else.',
  privateWork: 'This work is confidential: we show none of it.',
};

interface FlaggedClient {
  client: Client;
  privateWork: boolean;
  comingSoon: boolean;
  services: boolean;
  /** The one of the notes that its page shows. */
  note: string | undefined;
}

/** Every combination of the flags of a client, with and without services, and what a visitor is to see of it. */
export const flaggedClients: FlaggedClient[] = [
  { client: aClient({ name: 'Plain', services: web }), privateWork: false, comingSoon: false, services: true, note: undefined },
  { client: aClient({ name: 'Nothing yet' }), privateWork: false, comingSoon: false, services: false, note: notes.nothing },
  { client: aClient({ name: 'Soon', comingSoon: true }), privateWork: false, comingSoon: true, services: false, note: notes.soon },
  {
    client: aClient({ name: 'Soon with services', comingSoon: true, services: web }),
    privateWork: false,
    comingSoon: false,
    services: true,
    note: undefined,
  },
  {
    client: aClient({ name: 'Private', isPrivateWork: true, services: web }),
    privateWork: true,
    comingSoon: false,
    services: true,
    note: notes.privateServices,
  },
  {
    client: aClient({ name: 'Private without services', isPrivateWork: true }),
    privateWork: true,
    comingSoon: false,
    services: false,
    note: notes.privateWork,
  },
  {
    client: aClient({ name: 'Both', isPrivateWork: true, comingSoon: true }),
    privateWork: true,
    comingSoon: true,
    services: false,
    note: notes.privateWork,
  },
  {
    client: aClient({ name: 'Hidden services', isPrivateWork: true, comingSoon: true, services: web }),
    privateWork: true,
    comingSoon: false,
    services: false,
    note: notes.privateWork,
  },
];

export const clientWithLink = aClient({
  _id: 'a b',
  name: 'Zeitra',
  services: [{ type: 'Web', link: 'https://shop.example/' }, { type: 'Maintenance' }],
});

export const clientWithEveryService = aClient({ name: 'Everything', services: serviceIds.map((type) => ({ type })) });

export const clientWithUploadedLogo = aClient({ name: 'Uploaded', logo: '/uploads/0123456789abcdef0123456789abcdef.svg' });

export const clientWithForeignLogo = aClient({ _id: 'foreign-logo', name: 'Elsewhere', logo: 'https://logos.example/elsewhere.svg' });

/** All of them in the category of banks. */
export const sampleClients: Client[] = [
  ...flaggedClients.map(({ client }) => client),
  clientWithLink,
  clientWithEveryService,
  clientWithUploadedLogo,
  clientWithForeignLogo,
];
