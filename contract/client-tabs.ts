import type { ClientCategory } from './services.ts';

/** The filter tabs of the clients directory: the tab's name in a URL, and the category that it shows. Two tabs show the same category. */
export const clientTabs = [
  { slug: 'all', category: undefined },
  { slug: 'banks', category: 'Banks' },
  { slug: 'governments', category: 'Governments' },
  { slug: 'food-and-beverage', category: 'Restaurants & Cafes' },
  { slug: 'real-estate', category: 'Real Estate & Construction' },
  { slug: 'travel-and-tourism', category: 'Other Clients' },
  { slug: 'financial-institution', category: 'Finance & Business Services' },
  { slug: 'pharmaceutical', category: 'Healthcare & Medical' },
  { slug: 'import-and-export', category: 'Other Clients' },
  { slug: 'governmental-and-organization', category: 'Government & Public Sector' },
  { slug: 'retail', category: 'Retail & E-commerce' },
] as const satisfies readonly { slug: string; category: ClientCategory | undefined }[];

export type ClientTab = (typeof clientTabs)[number]['slug'];

/** The tab that a URL names; all clients when it names none. */
export const clientTab = (slug: string | null): ClientTab => clientTabs.find((tab) => tab.slug === slug)?.slug ?? 'all';

export const categoryOf = (slug: ClientTab): ClientCategory | undefined => clientTabs.find((tab) => tab.slug === slug)?.category;
