import { brand } from '#brand';
import type { Crumb, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

export const photographyVideo = {
  metadata: {
    title: `Photography & Videography in ${brand.office.city} | ${brand.name}`,
    description: `Product photography, corporate and lifestyle shoots, promo videos and reels: planned, lit, filmed and cut in ${brand.office.city} for the screens you use.`,
    keywords: [
      `product photography ${brand.office.city}`,
      `corporate photographer ${brand.office.country}`,
      'lifestyle shoots',
      'promo video',
      'reels production',
      'videography',
    ],
  },
  breadcrumb: [{ label: 'Marketing' }, { label: 'Photography & Videography', href: urls.photographyVideo }],

  hero: {
    eyebrow: 'Photography & Videography',
    title: { before: 'Shown in its own ', highlight: 'light', after: '.' },
    lead: 'A stone worktop, a steel valve and a plate of food each need a different lamp. We set the light for your product, then press the button.',
    action: { label: 'Get a Quote', href: urls.contact },
    alt: 'A black camera with a gold-ringed lens',
  },

  services: {
    title: 'Our Services',
    lead: 'Each job is framed for the place where people will see it.',
    more: 'Learn More',
    cards: [
      {
        shape: 'square',
        title: 'Product photography',
        text: 'On white for the shop, on stone for the brochure. Colours are matched to the real thing, so fewer parcels come back.',
      },
      {
        shape: 'landscape',
        title: 'Corporate and lifestyle shoots',
        text: 'Your people at their own desks and machines, and your product in hands that use it. No hired smiles.',
      },
      {
        shape: 'wide',
        title: 'Promo videos',
        text: 'Script, location, crew, voice and music, with a version for the website, the exhibition stand and the meeting room.',
      },
      {
        shape: 'upright',
        title: 'Reels',
        text: 'Upright films that make their point before a thumb moves, subtitled for people who watch in silence.',
      },
    ],
  },

  sheet: {
    title: 'Many frames, few keepers',
    lead: 'After a shoot you get the contact sheet, not just our favourites. We ring what we would use and strike what we would not. You have the last word with the pencil, and nothing is retouched before you have used it.',
    label: 'A contact sheet of twelve frames; three are ringed in gold and two are struck out',
    legend: { ringed: 'Ringed: retouched and delivered', struck: 'Struck: soft, or somebody blinked' },
  },

  benefits: {
    title: 'Benefits',
    points: [
      { keyword: 'Accuracy', text: 'What arrives looks like what was ordered: the colour, the size, the grain.' },
      { keyword: 'Attention', text: 'A feed scrolls past stock pictures. It slows down for a face from your own workshop.' },
      { keyword: 'Reuse', text: 'A shoot planned with care supplies the website, the catalogue and the feed.' },
      { keyword: 'Ownership', text: 'The final files and the right to use them are written into the agreement.' },
    ],
  },

  portfolio: {
    title: 'Three exposures',
    images: [
      {
        picture: 'bottle',
        alt: 'A bottle of black glass, drawn by a line of light along each edge',
        title: 'Edge light',
        text: 'Two strips, no front lamp.',
      },
      {
        picture: 'studio-set',
        alt: 'A bottle on a small table between two large lamps, before it a camera on its tripod',
        title: 'Soft light',
        text: 'A window on wheels.',
      },
      {
        picture: 'clapper',
        alt: 'A clapperboard before a film reel',
        title: 'Film',
        text: 'Twenty-four exposures a second.',
      },
    ],
  },

  questions: {
    title: 'Why connect us',
    lead: 'Your shot list starts here.',
    items: [
      'Do your product pictures look better than the product, or worse?',
      'How many suppliers use the same stock handshake as you?',
      'Could your next customer watch your work before visiting?',
    ],
  },

  contact: {
    title: 'Contact us now',
    text: 'Tell us what has to be seen, where it is, and where the pictures will be used. We answer with a shooting plan and a quote.',
    start: { label: 'Start Your Visual Journey', href: urls.contact },
    plain: { label: 'Contact', href: urls.contact },
  },

  service: {
    name: 'Photography & Videography',
    description: 'Product photography, corporate and lifestyle shoots, promo videos and reels.',
  },
} as const satisfies { metadata: PageMetadata; breadcrumb: readonly Crumb[] } & Record<string, unknown>;
