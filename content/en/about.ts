import { brand } from '#brand';
import { claimed, figures } from '#content/en/figures';
import type { Crumb, HighlightedText, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

const metadata = {
  title: `About us: one company for all your IT | ${brand.name}`,
  description: `${brand.name} is an IT and digital services company in ${brand.office.city}: what it does, ${brand.meaning ? `why it is called ${brand.meaning.word}` : 'how it works with its clients'}, and where it wants to go.`,
  keywords: [
    `IT company ${brand.office.city}`,
    `IT services ${brand.office.country}`,
    'about the company',
    'IT partner',
    `digital services ${brand.office.country}`,
    'vision and mission',
  ],
} as const satisfies PageMetadata;

export const about = {
  metadata,
  breadcrumb: [{ label: 'About us', href: urls.about }] as const satisfies readonly Crumb[],

  hero: {
    title: { before: 'One company for ', highlight: 'everything', after: ' with a plug.' } satisfies HighlightedText,
    lead: `${brand.name} handles the IT services a business needs: the network and the computers on it, the software that runs the day, the protection around both, and the marketing that brings customers to the door.`,
    pictureAlt: `The hills of ${brand.office.isPictured ? brand.office.city : 'a city'} as a dark relief, some of its windows lit`,
    figures: claimed([figures.branches, figures.clients, figures.services]),
    figuresLabel: 'The company in figures',
  },

  overview: {
    title: 'Overview',
    statement: {
      primary:
        'Most companies collect their IT piece by piece: one supplier for the cables, another for the till, a cousin for the website.',
      secondary: 'When something fails, each of them points at the next.',
    },
    text: [
      `We work the other way round. Networks, PCs, cameras, points of sale, phone apps, websites, Windows software, cyber security, cloud, AI, monitoring and maintenance are under one roof in ${brand.office.city}, next door to the people who design, write, film and advertise.`,
      'So if the till is slow because the network is, the fault is ours twice over, and it is repaired once.',
    ],
    pictures: [
      { picture: 'cables', alt: 'A coil of network cable with gold plugs', caption: 'The cables,' },
      { picture: 'card-reader', alt: 'A card reader before the screen of a till', caption: 'the till,' },
      {
        picture: 'website-code',
        alt: 'A website, its wireframe and a pair of gold code brackets',
        caption: 'and the website, from the same people.',
      },
    ],
  },

  why: {
    title: `Why ${brand.name}`,
    word: brand.meaning,
    text: [
      'Large projects seldom fail on one bad day. They slip, somewhere between the contract and the opening. So we cut ours into pieces that each leave something you can use: a floor that is cabled, a till that prints, a page that takes orders. You look at it, you say yes, and only then do we go on.',
      'The same rule keeps us honest. Drawings, passwords and licences are handed over as we go, so you could carry on without us at any point. We would rather be kept because of the work.',
    ],
  },

  vision: {
    title: 'Our vision',
    statement: 'Wherever a business opens its doors, its technology is working before the lights go on.',
    text: `In ${brand.office.city} or abroad, for the family shop as much as for the bank. Nobody should need an engineer in the family to run a company well.`,
    pictureAlt: 'A glass globe with lines of light that leave from one place',
  },

  mission: {
    title: 'Our mission',
    statement: 'To take the machines off your mind.',
    text: 'We plan, supply, build and look after the technology of a business, so that the people in it can do what they are good at. We explain it in plain words and put a name to every promise. And we stay reachable when the last cable is in.',
    pictureAlt: 'A screwdriver and a golden spanner crossed in front of gear wheels',
    links: [
      { label: 'Contact', href: urls.contact },
      { label: 'Our Group', href: urls.ourGroup },
    ],
  },
} as const;
