export const digitalMarketing = {
  metadata: {
    title: 'Digital Marketing & Advertising in {country} | {company}',
    description:
      'Google and Meta ads, PPC, email funnels and media buying for companies in {country}: planned around one goal, measured daily, corrected early.',
    keywords: [
      'digital marketing {country}',
      'Google Ads {city}',
      'Meta ads management',
      'PPC campaigns',
      'email marketing funnels',
      'media buying',
    ],
  },
  /** The breadcrumb calls the page this. */
  name: 'Digital Marketing',
  service: {
    name: 'Digital Marketing & Advertising',
    description: 'Google and Meta ads management, PPC campaigns, email marketing funnels, media buying and strategy.',
  },

  hero: {
    eyebrow: 'Digital Marketing & Advertising',
    title: { highlight: 'Aim', after: ' first. Then spend.' },
    lead: 'Before the first {currency} leaves your account we agree on who should see the advert, what they should do next, and how both of us will know that it worked.',
    action: 'Get a Quote',
    pictureAlt: 'A black and gold target with an arrow in its centre',
  },

  services: {
    title: 'Our Services',
    lead: 'Four ways to reach people, run by one team, so that they do not bid against each other.',
    more: 'Learn More',
    cards: {
      ads: {
        title: 'Google & Meta Ads Management',
        text: 'Search, Maps, Instagram and Facebook in Arabic and English. We build the account in your name, so history and data stay yours.',
      },
      clicks: {
        title: 'PPC Campaigns',
        text: 'You pay for a click, so we choose which clicks are worth having: the search terms, the hours, the districts, and a list of what to leave out.',
      },
      email: {
        title: 'Email Marketing Funnels',
        text: 'A welcome, a useful answer, an offer, a reminder. Messages that follow what a person did, and stop when they have bought.',
      },
      media: {
        title: 'Media Buying & Strategy',
        text: 'Where your budget goes each month, from social feeds to local news sites, with the reason for every line in the plan.',
      },
    },
  },

  funnel: {
    title: 'Where does the money leak away?',
    lead: 'Every campaign loses people on the way. We put a counter at each stage, look for the narrowest one, and repair that before we ask you for a bigger budget.',
    stages: [
      { name: 'Seen', text: 'The advert appeared in the right city, in the right language.' },
      { name: 'Clicked', text: 'The words and the picture kept the promise of the search.' },
      { name: 'Asked', text: 'The page loaded quickly and the form was short enough to finish.' },
      { name: 'Bought', text: 'Your team called back, and the call is matched to the advert behind it.' },
      { name: 'Came back', text: 'A message at the right moment, and a second sale without a second click to pay for.' },
    ],
  },

  benefits: {
    title: 'Why Choose Us',
    returns: {
      figure: '300',
      unit: '%',
      title: 'Return as the target',
      text: 'The return on advertising that we plan a campaign towards. When the figures of a product cannot support it, we say so before you start.',
    },
    reach: {
      figure: '5',
      unit: 'x',
      title: 'Reach',
      text: 'What a paid post is planned to reach, beside the same post without a budget.',
    },
    reporting: {
      /** In the place of a figure. */
      word: 'Real-time',
      title: 'Reporting',
      text: 'A dashboard you can open from your own phone: spend, enquiries, cost of each.',
    },
    /** Below the claim, which brings its title along. */
    monitoring: 'Budgets, broken links and rejected adverts set off an alarm, on a {dayOff} night as well.',
    close: 'Bring one product and one goal. We will draw the campaign around them.',
    action: 'Start Your Campaign',
  },

  answers: [
    {
      question: 'How large does the budget have to be?',
      answer:
        'Large enough that the result is no accident. That depends on what a click costs in your trade and how many it takes before somebody buys; we work it out with you before you spend.',
    },
    {
      question: 'Do the adverts run through you or through us?',
      answer: 'Through your company’s own accounts, which Google and Meta charge directly. Our work is quoted separately.',
    },
    {
      question: 'Can you guarantee sales?',
      answer:
        'No. The platform, the season and the offer itself have a say. What we can do is notice early what does not work, and stop paying for it.',
    },
    {
      question: 'What is left for us to do?',
      answer:
        'Give us access to your accounts and your website, tell us about prices and stock when they change, and call back the people who ask.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'Why connect us',
    lead: 'Three lines tell us more than a long brief. Finish them in your own words and send them over.',
    prompts: [
      { text: 'We sell', hint: 'the thing you would keep if you could keep only one' },
      { text: 'It is bought by', hint: 'the customer you would like ten more of' },
      { text: 'A good month brings', hint: 'calls, visits, orders: whatever you count' },
    ],
    action: 'Contact',
    pictureAlt: 'A gold megaphone with sound waves of light',
  },
} as const;
