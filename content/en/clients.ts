/** The clients directory and the page of one client. */
export const clients = {
  metadata: {
    title: 'Our Clients by Sector and Service | {company}',
    description:
      'Banks, bakeries, ministries and shops that {company} builds and looks after systems for, by sector, with the services each of them uses.',
    keywords: ['IT company clients {country}', 'IT references {city}', 'POS clients', 'CCTV clients', 'website references'],
  },
  name: 'Clients',
  hero: {
    title: { before: 'Known by ', highlight: 'their work', after: '.' },
    lead: 'Banks, bakeries, ministries and markets. Choose a sector and see what we built, wired or keep running for it.',
    pictureAlt: 'A laptop showing a wall of golden company marks',
  },
  directory: {
    title: 'Client directory',
    tabsLabel: 'Filter clients by sector',
    /** By their names in a URL. */
    tabs: {
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
    },
    empty: { title: 'No Clients Found', text: 'No clients found for the selected category.' },
    pages: {
      label: 'Pages of the directory',
      previous: 'Previous page',
      next: 'Next page',
      position: '{first} to {last} of {total} clients',
    },
  },
  loading: 'Loading clients...',
  failed: 'Error loading clients: Failed to fetch clients',
  tryAgain: 'Try Again',
  client: {
    privateWork: 'Private Work',
    comingSoon: 'Coming Soon',
    comingSoonText: 'We are still working on this one. The details follow once it is in use.',
    /** After the name of a service, for screen readers. */
    ofClient: ', {client}',
    ofClientInNewTab: ', {client} (opens in a new tab)',
  },

  /** Below a client's own page, in three parts of which any may be missing. */
  story: { title: 'What changed', before: 'Before', done: 'What we did', now: 'Now' },
  review: 'In their own words',
  /** Below a client's own page. */
  sameSector: 'More clients of this sector',
  details: {
    metadata: {
      title: '{client} | {company}',
      description: 'What {company} does for {client}: the services in use, from the first plan to the daily support.',
    },
    title: 'Client details',
    services: 'Services in use',
    noServices: 'There is nothing to show here yet.',
    privateServices: 'This work is confidential: we name the services and nothing else.',
    privateWork: 'This work is confidential: we show none of it.',
    back: 'All Clients',
    ask: {
      title: 'Something like this for your company?',
      text: 'Tell us what should get better. One of our team will answer.',
      action: 'Get a Quote',
    },
  },
} as const;
