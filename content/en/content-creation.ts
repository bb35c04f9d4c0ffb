import { brand } from '#brand';
import type { Crumb, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

export const contentCreation = {
  metadata: {
    title: `Content Creation and Copywriting | ${brand.name}`,
    description: `Blog articles, slogans, captions and scripts, and ad copywriting in Arabic and English, by writers in ${brand.office.city} who ask your team first.`,
    keywords: [
      `content creation ${brand.office.country}`,
      `copywriting ${brand.office.city}`,
      'blog articles',
      'slogans',
      'video scripts',
      'ad copywriting',
      'Arabic copywriter',
    ],
  },
  breadcrumb: [{ label: 'Marketing' }, { label: 'Content Creation', href: urls.contentCreation }],

  hero: {
    eyebrow: 'Content Creation',
    title: { before: 'Write it so that they ', highlight: 'finish', after: ' it.' },
    lead: 'You know your trade. We ask, listen and take notes, then put it into sentences that a busy person reads to the end.',
    action: { label: 'Get a Quote', href: urls.contact },
    alt: 'A gold pen nib drawing loops of ink on dark paper',
  },

  services: {
    title: 'Our Services',
    edition: 'Written in Arabic and English',
    more: 'Learn More',
    cards: [
      {
        format: 'Long',
        title: 'Blog articles',
        text: 'We interview the person in your company who knows, check the facts with them, and publish an article that still answers the question next year. Title, structure, pictures and links included.',
      },
      {
        format: 'Short',
        title: 'Slogans',
        text: 'A line that fits on a van and survives translation.',
      },
      {
        format: 'Spoken',
        title: 'Captions and scripts',
        text: 'Words made for the ear: a film script timed to its pictures, captions that make sense with the sound off.',
      },
      {
        format: 'Paid',
        title: 'Ad copywriting',
        text: 'Headlines and descriptions for search and social adverts, in several versions, so that the audience can choose the winner.',
      },
    ],
  },

  manuscript: {
    title: 'Before and after, on the same page',
    lead: 'A paragraph as it came from a clinic, with our pencil still on it.',
    sheet: 'Draft with corrections',
    /** Kept, struck out and put in, in the order of reading. `note` counts the remarks in the margin. */
    passage: [
      { cut: 'We are proud to offer a comprehensive range of', note: 1 },
      { put: 'We do' },
      { keep: ' check-ups, fillings and braces ' },
      { cut: 'for the valued members of your family' },
      { put: 'for children from the first tooth', note: 2 },
      { keep: '. Call before noon ' },
      { cut: 'and one of our team members will endeavour to assist you' },
      { put: 'and you can usually be seen that day', note: 3 },
      { keep: '. Parking is behind the building, ' },
      { cut: 'which is located in a very convenient area' },
      { put: 'beside the pharmacy', note: 4 },
      { keep: '.' },
    ],
    notes: [
      'Pride is ours; the reader has toothache.',
      'Everybody is valued. Say who it is for.',
      'A fact is kinder than an endeavour. Checked with reception.',
      'Convenient for whom? Name what they will see.',
    ],
    labels: { cut: 'struck out', put: 'put in' },
  },

  benefits: {
    title: 'Benefits',
    points: [
      { keyword: 'Clarity', kind: 'noun', text: 'Readers understand what you sell without having to phone and ask.' },
      { keyword: 'Character', kind: 'noun', text: 'Your pages sound like one company, whoever wrote them and in whichever language.' },
      { keyword: 'Authority', kind: 'noun', text: 'Articles with names, facts and dates in them get quoted and linked to.' },
      { keyword: 'Ease', kind: 'noun', text: 'Your specialists talk and we write, so nobody gives up a weekend for an article.' },
    ],
  },

  portfolio: {
    title: 'Where the words end up',
    images: [
      {
        picture: 'magazine',
        alt: 'An open magazine: a headline above two columns of text, a picture on the page beside it',
        title: 'On a page',
        text: 'A headline, one line beneath it and a quotation. Most people read no more, so these words are written first.',
      },
      {
        drawing: 'storyboard',
        alt: 'Six hand-drawn frames of a film, each with lines of script below it',
        title: 'In a script',
        text: 'What is said and what is shown stand side by side, so that neither of them repeats the other.',
      },
      {
        picture: 'billboard',
        alt: 'A lit board at night. It reads: Bread at seven. Your bakery, two streets on the right.',
        title: 'In an advert',
        text: 'The offer, the place and the reason to come now, in as many words as a driver can read.',
      },
    ],
  },

  questions: {
    title: 'Why connect us',
    items: [
      'Could a stranger read your home page and say what you do?',
      'Is the best explanation of your product still inside one person’s head?',
      'When did somebody last read your own website aloud?',
    ],
  },

  contact: {
    title: 'Contact us now',
    text: 'Send the page, post or brochure that nobody reads. We mark what we would change and tell you why.',
    start: { label: 'Start Your Content Journey', href: urls.contact },
    plain: { label: 'Contact', href: urls.contact },
  },

  service: {
    name: 'Content Creation',
    description: 'Blog articles, slogans, captions and scripts, and ad copywriting in Arabic and English.',
  },
} as const satisfies { metadata: PageMetadata; breadcrumb: readonly Crumb[] } & Record<string, unknown>;
