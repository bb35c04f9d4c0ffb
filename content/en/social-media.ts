export const socialMedia = {
  metadata: {
    title: 'Social Media Management in {country} | {company}',
    description:
      'Monthly calendars, captions, story and reel planning, engagement and monthly reporting for businesses in {city}, in Arabic and English.',
    keywords: [
      'social media management {country}',
      'Instagram management {city}',
      'content calendar',
      'reels planning',
      'community engagement',
      'social media report',
    ],
  },
  service: {
    name: 'Social Media Management',
    description: 'Monthly calendars, captions, story and reel planning, engagement and monthly reporting.',
  },

  hero: {
    eyebrow: 'Social Media Management',
    title: { before: 'Be worth the ', highlight: 'follow', after: '.' },
    lead: 'A page goes quiet because the person who runs it also runs the shop. We plan the month, write it, publish it and answer the people who reply.',
    action: 'Get Started',
    pictureAlt: 'A phone with a feed of gold pictures, a heart and a speech bubble beside it',
  },

  calendar: {
    title: 'A month you can see before it happens',
    lead: 'You approve the calendar as a whole, move what does not suit you, and get on with your work. An example for a bakery:',
    kinds: { photo: 'Photo', story: 'Story', reel: 'Reel', question: 'Question' },
    month: 'A sample month of posts',
    posts: {
      shelf: 'The new shelf',
      oven: 'Oven at five',
      seeds: 'Sesame or thyme?',
      dough: 'Dough in slow motion',
      answers: 'Your answers',
      trays: 'Friday trays',
      baker: 'One day, one baker',
      table: 'A customer’s table',
      counter: 'Behind the counter',
      name: 'Name this bread',
      flour: 'From flour to shelf',
      cake: 'Next month’s cake',
    },
  },

  services: {
    title: 'Our Services',
    more: 'Learn More',
    cards: {
      calendars: {
        title: 'Monthly calendars',
        text: 'Holidays, launches and quiet weeks laid out together, so that no post is invented at midnight.',
      },
      captions: {
        title: 'Captions',
        text: 'Written in the Arabic your customers speak, in English where they read it, and short enough to be read.',
      },
      planning: {
        title: 'Story and reel planning',
        text: 'What to film on your own phone, in which order, and what our crew should film for you.',
      },
      engagement: {
        title: 'Engagement and monthly reporting',
        text: 'Comments and messages answered in your tone. Then a report of what people saved, shared and asked.',
      },
    },
  },

  benefits: {
    title: 'Benefits',
    lead: 'What changes once the page is looked after.',
    points: {
      presence: { keyword: 'Presence', text: 'The last post is recent, so people can tell that you are open.' },
      voice: { keyword: 'Voice', text: 'Each caption sounds like the person behind your counter, not like a poster.' },
      loyalty: { keyword: 'Loyalty', text: 'People who are answered come back, and bring the friend they tagged.' },
      insight: { keyword: 'Insight', text: 'The questions under your posts tell you what to stock and what to explain.' },
    },
  },

  portfolio: {
    title: 'From the plan to the post',
    images: {
      month: {
        alt: 'A calendar of dark tiles, the days with a post in gold',
        title: 'The month',
        text: 'Agreed before it begins.',
      },
      posts: {
        alt: 'Nine square tiles, a small thing of gold on each',
        title: 'The posts',
        text: 'One light, one hand, one brand.',
      },
      feed: {
        alt: 'A phone that shows one post, two gold hearts beside it',
        title: 'The feed',
        text: 'Where people meet it.',
      },
    },
  },

  questions: {
    title: 'Why connect us',
    items: [
      'When did you last answer a comment on the same day?',
      'Who posts when your marketing person is on leave?',
      'Do you know which of your posts ever sold something?',
    ],
  },

  answers: [
    {
      question: 'Do we have to give you our passwords?',
      answer: 'No. You give us a role on your page, which you can take back at any time. The page remains yours.',
    },
    {
      question: 'What do you answer in our name?',
      answer:
        'What we have agreed on: opening hours, prices, how to order. A complaint, or a question that only you can answer, comes to you first.',
    },
    {
      question: 'Who takes the pictures?',
      answer: 'You, with your phone and our plan, wherever that is enough. Days with our crew are quoted separately.',
    },
    {
      question: 'Does it include paid adverts?',
      answer: 'No. Looking after a page is one thing and paying for reach is another. If you want both, we plan them together.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'Contact us now',
    text: 'Tell us the name of your page and what you wish people said about it.',
    start: 'Start Growing Your Audience',
    plain: 'Contact',
  },
} as const;
