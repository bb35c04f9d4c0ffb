import { brand } from '#brand';
import type { Crumb, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

const { country, countryCode, demonym, districts } = brand.office;
/** Every country's but that of the United Kingdom is its code. */
const topLevelDomain = countryCode === 'GB' ? 'uk' : countryCode.toLowerCase();

export const seo = {
  metadata: {
    title: `SEO Optimization in ${brand.office.country} | ${brand.name}`,
    description: `Keyword research, on-page SEO, blog strategy and speed optimization for ${demonym ? `${demonym} companies` : `companies in ${country}`} that want to be found in Arabic and in English.`,
    keywords: [
      `SEO ${brand.office.country}`,
      `SEO ${brand.office.city}`,
      'keyword research',
      'on-page SEO',
      'blog strategy',
      'speed optimization',
      'Arabic SEO',
    ],
  },
  breadcrumb: [{ label: 'Marketing' }, { label: 'SEO', href: urls.seo }],

  hero: {
    title: { before: 'Be what they ', highlight: 'find', after: '.' },
    lead: 'Somebody in your city is typing what you sell, in words you would not use. We find out which words, and build the page that answers them.',
    action: { label: 'Get SEO Analysis', href: urls.contact },
    alt: 'Gold bars that rise from left to right under a line of light',
    ranking: {
      label: `A search for an air conditioning repair in ${brand.office.city}: your company stands first, three others follow`,
      query: `ac repair near ${districts ? districts[0].toLowerCase() : 'me'}`,
      first: 'Your company',
    },
  },

  services: {
    title: 'Our Services',
    lead: 'In this order. A fast page about the wrong word is still not found.',
    more: 'Learn More',
    cards: [
      {
        title: 'Keyword research',
        text: 'The phrases people really use, with their spelling and their dialect, sorted by what the visitor wants to do next.',
      },
      {
        title: 'On-page SEO',
        text: 'Titles, headings, links and structured data, so that a page says what it is about to a reader and to a machine.',
      },
      {
        title: 'Blog strategy',
        text: 'A plan of articles that answer the questions customers ask before they are ready to buy.',
      },
      {
        title: 'Speed optimization',
        text: 'Lighter pictures, less script, a nearer server. Measured on an ordinary phone with an ordinary connection.',
      },
    ],
  },

  anatomy: {
    title: 'Four lines decide the click',
    lead: 'Long before anybody sees your website, they judge it by this. We write every part of it.',
    result: {
      site: `your-company.${topLevelDomain}`,
      path: 'services › air-conditioning',
      title: `AC repair in ${brand.office.city}: same team, all brands`,
      text: `Our technicians cover ${districts ? `${districts[0]}, ${districts[1]} and ${districts[2]}` : 'the whole city'}. See what a visit includes, which brands we carry parts for, and how to book.`,
      links: ['Book a visit', 'Brands', 'Districts'],
    },
    parts: [
      { title: 'The address', text: 'Short, readable and permanent. A folder name is a promise about what is inside.' },
      { title: 'The title', text: 'The searched words first, the reason to choose you right after.' },
      { title: 'The description', text: 'Facts instead of adjectives: districts, brands, how it works.' },
      { title: 'The extra links', text: 'They appear when the site beneath is tidy enough to be understood.' },
    ],
  },

  benefits: {
    title: 'Benefits',
    points: [
      { keyword: 'Visibility', text: 'On the results page, on the map and in the answers that assistants read out.' },
      { keyword: 'Relevance', text: 'Visitors who came for what you do, and therefore stay to read it.' },
      { keyword: 'Credibility', text: 'A place among the first results is read as a recommendation.' },
      { keyword: 'Endurance', text: 'A good page keeps working after the advertising budget has ended.' },
    ],
  },

  portfolio: {
    title: 'Where the work shows',
    images: [
      {
        picture: 'results',
        alt: 'The answers to a search as plates: Your company is written on the first, which is gold',
        title: 'Position',
        text: 'The first answer gets the call.',
      },
      {
        picture: 'stairs',
        alt: 'Steps numbered from five to two, above them the first place in gold with a map pin',
        title: 'Local search',
        text: 'Found in the district, not only in the country.',
      },
      {
        picture: 'keywords',
        alt: 'Words on dark tiles; under a magnifier lies a gold one with the words near me',
        title: 'Keywords',
        text: 'The words your customers use, not the ones you would.',
      },
    ],
  },

  questions: {
    title: 'Why connect us',
    lead: 'People also ask',
    items: [
      'Why does my competitor stand above me when my service is better?',
      'Why did our visits fall after the new website went live?',
      'What is left of our traffic on the day we stop paying for adverts?',
    ],
  },

  contact: {
    title: 'Contact us now',
    text: 'Send us the address of your website and the searches you would like to appear in. You get a reading of where you stand and what stands in the way.',
    start: { label: 'Start Your SEO Journey', href: urls.contact },
    plain: { label: 'Contact', href: urls.contact },
  },

  service: { name: 'SEO Optimization', description: 'Keyword research, on-page SEO, blog strategy and speed optimization.' },
} as const satisfies { metadata: PageMetadata; breadcrumb: readonly Crumb[] } & Record<string, unknown>;
