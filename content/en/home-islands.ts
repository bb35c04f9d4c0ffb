import { brand } from '#brand';
import { urls } from '#contract/urls';

/** Text of the home page's islands: apart, so that their scripts carry no other text. */

export const homeMarketing = {
  eyebrow: 'Marketing',
  title: 'Built to be seen.',
  label: 'Marketing services',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  slideOf: (slide: number, count: number) => `Slide ${slide} of ${count}`,
  slides: [
    {
      chapter: 'Design & Branding',
      category: 'Branding',
      title: 'Design & Branding',
      description: 'A name, a mark and a set of rules that still hold when the van, the menu and the invoice are printed.',
      action: 'See how a brand is built',
      picture: 'packaging',
      alt: 'A black bag, a box and a cup, all with the same gold mark',
      href: urls.designBranding,
    },
    {
      chapter: 'Digital Marketing',
      category: 'Advertising',
      title: 'Digital Marketing & Advertising',
      description: `Campaigns on Google and Meta that are aimed, measured and corrected, so that each ${brand.office.currency} can say what it brought back.`,
      action: 'See how we aim',
      picture: 'target-centre',
      alt: 'An arrow in the gold centre of a target',
      href: urls.digitalMarketing,
    },
    {
      chapter: 'Social Media',
      category: 'Social media',
      title: 'Social Media Management',
      description: 'A calendar for the month, posts that sound like you, and somebody who reads the comments.',
      action: 'See a month of posts',
      picture: 'reactions',
      alt: 'A gold heart beside a phone with a feed of pictures',
      href: urls.socialMedia,
    },
    {
      chapter: 'SEO',
      category: 'Search',
      title: 'SEO',
      description: 'The words your customers type, the pages that answer them, and a site quick enough to be shown first.',
      action: 'See what gets found',
      picture: 'search-field',
      alt: 'A search field in front of rising gold bars',
      href: urls.seo,
    },
    {
      chapter: 'Content Creation',
      category: 'Content',
      title: 'Content Creation',
      description: 'Articles, captions, scripts and slogans written by people who asked your team first.',
      action: 'See what we write',
      picture: 'ink',
      alt: 'A gold pen nib at the end of a line of looped ink',
      href: urls.contentCreation,
    },
    {
      chapter: 'Photo & Video',
      category: 'Photography',
      title: 'Photography & Videography',
      description: 'Products, people and places in light that belongs to them, cut for the screen they will be seen on.',
      action: 'See it through our lens',
      picture: 'lens',
      alt: 'Lamps mirrored in the front glass of a camera lens',
      href: urls.photographyVideo,
    },
  ],
} as const;

export const homeReviews = {
  eyebrow: 'Reviews',
  title: 'In their words, not ours.',
  turning: 'Drag the front card to the left, or use the button.',
  moderation: 'A person reads every review before it appears here.',
  write: 'Write a Review',
  next: 'Next review',
  position: (position: number, count: number) => `${position} of ${count}`,
  stars: (rate: number) => `${rate} of 5 stars`,
  stackLabel: 'Customer reviews',
  loading: 'Loading reviews...',
  failed: 'Failed to load reviews',
  empty: { title: 'Nobody has written yet.', text: 'If we have worked for you, the first card is yours.' },
} as const;

export const homeClients = {
  title: `${brand.claims.clients ? `More than ${brand.claims.clients} clients` : 'Our clients'} ${brand.meaning?.clients ?? 'rely on us'}.`,
  titleWhenEmpty: 'Our clients',
  all: { label: 'All clients', href: urls.clients },
  loading: 'Loading clients...',
  failed: 'Failed to load client logos.',
  empty: 'No Clients Found',
} as const;

export const homePresence = {
  eyebrow: 'Global Presence',
  title: { before: `At home in ${brand.office.city}. On call `, highlight: 'everywhere', after: '.' },
  mapLabel: 'Our Group: all offices',
  loading: 'Loading our global offices...',
  failed: { title: 'Unable to load office locations', fallback: 'Please try again later' },
  empty: 'No office locations available',
  visit: 'Visit Website',
  viewOnMap: 'View on Map',
  newTab: 'opens in a new tab',
  serviceCount: (count: number) => (count === 1 ? 'service' : 'services'),
  more: (count: number) => `+${count} more`,
  facts: {
    offices: 'Offices',
    services: 'Services',
    countries: 'Countries',
    support: brand.claims.supportAroundTheClock ? { value: '24/7', label: 'Support' } : undefined,
  },
} as const;
