import { brand } from '#brand';
import type { ClientTab } from '#contract/client-tabs';
import { urls } from '#contract/urls';

const tabs: Record<ClientTab, string> = {
  all: 'All Clients',
  banks: 'Banks',
  governments: 'Governments',
  'food-and-beverage': 'Food and Beverage',
  'real-estate': 'Real Estate',
  'travel-and-tourism': 'Travel and Tourism',
  'financial-institution': 'Financial Institution',
  pharmaceutical: 'Pharmaceutical',
  'import-and-export': 'Import and Export Sector',
  'governmental-and-organization': 'Governmental & Organization',
  retail: 'Retail',
};

/** The clients directory and the page of one client. */
export const clients = {
  metadata: {
    title: `Clients | ${brand.name}`,
    description: `Banks, bakeries, ministries and shops that ${brand.name} builds and looks after systems for, by sector, with the services each of them uses.`,
    keywords: [
      `IT company clients ${brand.office.country}`,
      `IT references ${brand.office.city}`,
      'POS clients',
      'CCTV clients',
      'website references',
    ],
  },
  breadcrumb: [{ label: 'Clients', href: urls.clients }],
  hero: {
    title: { before: 'Known by ', highlight: 'their work', after: '.' },
    lead: 'Banks, bakeries, ministries and markets. Choose a sector and see what we built, wired or keep running for it.',
    alt: 'A laptop showing a map of network links',
  },
  tabsLabel: 'Filter clients by sector',
  tabs,
  directory: 'Client directory',
  privateWork: 'Private Work',
  comingSoon: 'Coming Soon',
  comingSoonText: 'We are still at work here. The details follow when it is in use.',
  newTab: 'opens in a new tab',
  loading: 'Loading clients...',
  failed: (message: string) => `Error loading clients: ${message}`,
  fetchFailed: 'Failed to fetch clients',
  empty: { title: 'No Clients Found', text: 'No clients found for the selected category.' },
  pages: {
    label: 'Pages of the directory',
    previous: 'Previous page',
    next: 'Next page',
    position: (first: number, last: number, total: number) => `${first} to ${last} of ${total} clients`,
  },

  details: {
    metadata: (name: string) => ({
      title: `${name} | ${brand.name}`,
      description: `What ${brand.name} does for ${name}: the services in use, from the first plan to the daily support.`,
    }),
    title: 'Client details',
    services: 'Services in use',
    noServices: 'There is nothing to show here yet.',
    privateServices: 'This work is confidential: we name the services and nothing else.',
    privateWork: 'This work is confidential: we show nothing of it.',
    back: { label: 'All Clients', href: urls.clients },
    ask: {
      title: 'Something like this for your company?',
      text: 'Tell us what should get better. The person who would do the work answers.',
      action: { label: 'Get a Quote', href: urls.contact },
    },
  },
} as const;
