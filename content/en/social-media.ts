import { brand } from '#brand';
import type { Crumb, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

export const socialMedia = {
  metadata: {
    title: `Social Media Management in ${brand.office.country} | ${brand.name}`,
    description: `Monthly calendars, captions, story and reel planning, engagement and monthly reporting for businesses in ${brand.office.city}, in Arabic and English.`,
    keywords: [
      `social media management ${brand.office.country}`,
      `Instagram management ${brand.office.city}`,
      'content calendar',
      'reels planning',
      'community engagement',
      'social media report',
    ],
  },
  breadcrumb: [{ label: 'Marketing' }, { label: 'Social Media Management', href: urls.socialMedia }],

  hero: {
    eyebrow: 'Social Media Management',
    title: { before: 'Be worth the ', highlight: 'follow', after: '.' },
    lead: 'A page goes quiet because the person who runs it also runs the shop. We plan the month, write it, publish it and answer the people who reply.',
    action: { label: 'Get Started', href: urls.contact },
    alt: 'A phone with a feed of gold pictures, a heart and a speech bubble beside it',
  },

  calendar: {
    title: 'A month you can see before it happens',
    lead: 'You approve the calendar as a whole, move what does not suit you, and get on with your work. An example for a bakery:',
    kinds: { photo: 'Photo', story: 'Story', reel: 'Reel', question: 'Question' },
    month: 'A sample month of posts',
    days: 30,
    posts: [
      { day: 1, kind: 'photo', title: 'The new shelf' },
      { day: 3, kind: 'story', title: 'Oven at five' },
      { day: 5, kind: 'question', title: 'Sesame or thyme?' },
      { day: 8, kind: 'reel', title: 'Dough in slow motion' },
      { day: 11, kind: 'story', title: 'Your answers' },
      { day: 13, kind: 'photo', title: 'Friday trays' },
      { day: 16, kind: 'reel', title: 'One day, one baker' },
      { day: 19, kind: 'photo', title: 'A customer’s table' },
      { day: 21, kind: 'story', title: 'Behind the counter' },
      { day: 24, kind: 'question', title: 'Name this bread' },
      { day: 26, kind: 'reel', title: 'From flour to shelf' },
      { day: 29, kind: 'photo', title: 'Next month’s cake' },
    ],
  },

  services: {
    title: 'Our Services',
    more: 'Learn More',
    cards: [
      {
        title: 'Monthly calendars',
        text: 'Holidays, launches and quiet weeks laid out together, so that no post is invented at midnight.',
      },
      {
        title: 'Captions',
        text: 'Written in the Arabic your customers speak, in English where they read it, and short enough to be read.',
      },
      {
        title: 'Story and reel planning',
        text: 'What to film on your own phone, in which order, and what our crew should film for you.',
      },
      {
        title: 'Engagement and monthly reporting',
        text: 'Comments and messages answered in your tone. Then a report of what people kept, shared and asked.',
      },
    ],
  },

  benefits: {
    title: 'Benefits',
    lead: 'What changes once somebody looks after the page.',
    points: [
      { keyword: 'Presence', text: 'The last post is recent, so nobody wonders whether you are still open.' },
      { keyword: 'Voice', text: 'Each caption sounds like the person behind your counter, not like a poster.' },
      { keyword: 'Loyalty', text: 'People who are answered come back, and bring the friend they tagged.' },
      { keyword: 'Insight', text: 'The questions under your posts tell you what to stock and what to explain.' },
    ],
  },

  portfolio: {
    title: 'From the plan to the post',
    images: [
      {
        picture: 'planner',
        alt: 'A calendar of dark tiles, the days with a post in gold',
        title: 'The month',
        text: 'Agreed before it begins.',
      },
      {
        picture: 'post-tiles',
        alt: 'Nine square tiles, a small thing of gold on each',
        title: 'The posts',
        text: 'One light, one hand, one brand.',
      },
      {
        picture: 'feed',
        alt: 'A phone that shows one post, two gold hearts beside it',
        title: 'The feed',
        text: 'Where people meet it.',
      },
    ],
  },

  questions: {
    title: 'Why connect us',
    items: [
      'When did you last answer a comment on the same day?',
      'Who posts when your marketing person is on leave?',
      'Do you know which of your posts ever sold something?',
    ],
  },

  contact: {
    title: 'Contact us now',
    text: 'Tell us the name of your page and what you wish people said about it.',
    start: { label: 'Start Growing Your Audience', href: urls.contact },
    plain: { label: 'Contact', href: urls.contact },
  },

  service: {
    name: 'Social Media Management',
    description: 'Monthly calendars, captions, story and reel planning, engagement and monthly reporting.',
  },
} as const satisfies { metadata: PageMetadata; breadcrumb: readonly Crumb[] } & Record<string, unknown>;
