import { brand } from '#brand';
import { urls } from '#contract/urls';

export const ourGroup = {
  metadata: {
    title: `Our Group | ${brand.name}`,
    description: `The companies of the ${brand.name} group: where they are, what each of them does, and how to call, write to or visit them.`,
    keywords: [
      `IT group ${brand.office.country}`,
      `IT company ${brand.office.city}`,
      'IT offices abroad',
      'international IT company',
      brand.name,
    ],
  },
  breadcrumb: [{ label: 'Our Group', href: urls.ourGroup }],
  hero: {
    title: 'Our Group',
    lead: 'One way of working, several addresses. Call the office nearest to you: it can reach the people of all the others.',
    alt: 'A globe of glass with lines of light between cities',
  },
  title: 'Our Group Companies',
  more: (count: number) => `+${count} more`,
  visit: 'Visit Website',
  map: 'View on Map',
  newTab: 'opens in a new tab',
  labels: { address: 'Address', phone: 'Phone', email: 'E-mail', services: 'Services' },
  loading: 'Loading companies...',
  failed: { title: 'Error loading groups', text: 'Please try again later' },
  empty: 'No companies found',
} as const;
