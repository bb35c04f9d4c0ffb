export const seo = {
  metadata: {
    title: 'SEO Optimization in {country} | {company}',
    description:
      'Keyword research, on-page SEO, blog strategy and speed optimization for {demonym} companies that want to be found in Arabic and in English.',
    keywords: ['SEO {country}', 'SEO {city}', 'keyword research', 'on-page SEO', 'blog strategy', 'speed optimization', 'Arabic SEO'],
  },
  /** For a country whose adjective is not in the settings. */
  descriptionWithoutDemonym:
    'Keyword research, on-page SEO, blog strategy and speed optimization for companies in {country} that want to be found in Arabic and in English.',
  name: 'SEO',
  service: { name: 'SEO Optimization', description: 'Keyword research, on-page SEO, blog strategy and speed optimization.' },

  hero: {
    eyebrow: 'SEO Optimization',
    title: { before: 'Be what they ', highlight: 'find', after: '.' },
    lead: 'Your next customer is typing what you sell, in words you would not use. We find out which words, and build the page that answers them.',
    action: 'Get SEO Analysis',
    pictureAlt: 'Gold bars that rise from left to right under a line of light',
    ranking: {
      label: 'Your company stands first, three others follow',
      field: 'The words that people should find you by',
      send: 'Ask about this search',
      /** As people type it: in small letters. */
      query: 'ac repair near {district}',
      /** For a city whose districts are not in the settings. */
      queryWithoutDistrict: 'ac repair near me',
      first: 'Your company',
    },
  },

  services: {
    title: 'Our Services',
    lead: 'In this order. A fast page about the wrong word is still not found.',
    more: 'Learn More',
    cards: {
      keywords: {
        title: 'Keyword research',
        text: 'The phrases people really use, with their spelling and their dialect, sorted by what the visitor wants to do next.',
      },
      onPage: {
        title: 'On-page SEO',
        text: 'Titles, headings, links and structured data, so that a page says what it is about to a reader and to a machine.',
      },
      blog: {
        title: 'Blog strategy',
        text: 'A plan of articles that answer the questions customers ask before they are ready to buy.',
      },
      speed: {
        title: 'Speed optimization',
        text: 'Lighter pictures, less script, a nearer server. Measured on an ordinary phone with an ordinary connection.',
      },
    },
  },

  searchResult: {
    title: 'Four lines decide the click',
    lead: 'Long before people see your website, they judge it by this. We write every part of it.',
    /** The sample; its domain ends as those of the country do. */
    result: {
      site: 'your-company.{topLevelDomain}',
      path: 'services › air-conditioning',
      title: 'AC repair in {city}: same team, all brands',
      text: 'Our technicians cover {districts}. See what a visit includes, which brands we carry parts for, and how to book.',
      textWithoutDistricts:
        'Our technicians cover the whole city. See what a visit includes, which brands we carry parts for, and how to book.',
      links: ['Book a visit', 'Brands', 'Districts'],
    },
    parts: {
      address: { title: 'The address', text: 'Short, readable and permanent. A folder name is a promise about what is inside.' },
      title: { title: 'The title', text: 'The words people search for first, then the reason to choose you.' },
      description: { title: 'The description', text: 'Facts instead of adjectives: districts, brands, how it works.' },
      links: { title: 'The extra links', text: 'They appear when the site beneath is tidy enough to be understood.' },
    },
  },

  benefits: {
    title: 'Benefits',
    points: {
      visibility: { keyword: 'Visibility', text: 'On the results page, on the map and in the answers that assistants read out.' },
      relevance: { keyword: 'Relevance', text: 'Visitors who came for what you do, and therefore stay to read it.' },
      credibility: { keyword: 'Credibility', text: 'A place among the first results is read as a recommendation.' },
      endurance: { keyword: 'Endurance', text: 'A good page keeps working after the advertising budget has ended.' },
    },
  },

  portfolio: {
    title: 'Where the work shows',
    images: {
      position: {
        alt: 'The answers to a search as plates: Your company is written on the first, which is gold',
        title: 'Position',
        text: 'The first answer gets the call.',
      },
      localSearch: {
        alt: 'Steps numbered from five to two, above them the first place in gold with a map pin',
        title: 'Local search',
        text: 'Found in the district, not only in the country.',
      },
      keywords: {
        alt: 'Words on dark tiles; under a magnifier lies a gold one with the words near me',
        title: 'Keywords',
        text: 'The words your customers use, not the ones you would.',
      },
    },
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

  answers: [
    {
      question: 'Can you promise us first place?',
      answer:
        'No. The search engines decide, and that place is not for sale. What is in our hands is that your pages answer what people ask, and open quickly.',
    },
    {
      question: 'When will we see results?',
      answer:
        'Not in the first days: search engines come by when they like and take their time to judge. Until then you see what was changed and why.',
    },
    {
      question: 'Do you change our website yourselves?',
      answer:
        'If you give us access, yes. Otherwise the people who built it get a list with the reason for each line. Some systems allow less than others, and the analysis says so.',
    },
    {
      question: 'Should we start in Arabic or in English?',
      answer:
        'In the language that your customers type. If both are searched for, both get pages of their own rather than one that mixes them.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'Contact us now',
    text: 'Send us the address of your website and the searches you would like to appear in. You get a reading of where you stand and what stands in the way.',
    start: 'Start Your SEO Journey',
    plain: 'Contact',
  },
} as const;
