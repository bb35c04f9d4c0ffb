export const ourGroup = {
  metadata: {
    title: 'Our Group: Companies and Offices | {company}',
    description: 'The companies of the {company} group: where they are, what each of them does, and how to call, write to or visit them.',
    keywords: ['IT group {country}', 'IT company {city}', 'IT offices abroad', 'international IT company', '{company}'],
  },
  hero: {
    title: 'Our Group',
    lead: 'One way of working, several addresses. Call the office nearest to you: it can reach people in all the others.',
    alt: 'A globe of glass with lines of light between cities',
  },
  companies: {
    title: 'Our Group Companies',
    more: '+{count} more',
    visit: 'Visit Website',
    map: 'View on Map',
    newTab: 'opens in a new tab',
    labels: { address: 'Address', phone: 'Phone', email: 'E-mail', services: 'Services' },
    loading: 'Loading companies...',
    failed: { title: 'Error loading groups', text: 'Please try again later' },
    tryAgain: 'Try Again',
    empty: 'No companies found',
  },
} as const;
