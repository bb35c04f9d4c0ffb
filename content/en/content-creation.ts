export const contentCreation = {
  metadata: {
    title: 'Content Creation & Copywriting in {city} | {company}',
    description:
      'Blog articles, slogans, captions and scripts, and ad copywriting in Arabic and English, by writers in {city} who ask your team first.',
    keywords: [
      'content creation {country}',
      'copywriting {city}',
      'blog articles',
      'slogans',
      'video scripts',
      'ad copywriting',
      'Arabic copywriter',
    ],
  },
  service: {
    name: 'Content Creation',
    description: 'Blog articles, slogans, captions and scripts, and ad copywriting in Arabic and English.',
  },

  hero: {
    eyebrow: 'Content Creation',
    title: { before: 'Write it so that they ', highlight: 'finish', after: ' it.' },
    lead: 'You know your trade. We ask, listen and take notes, then put it into sentences that a busy person reads to the end.',
    action: 'Get a Quote',
    pictureAlt: 'A gold pen nib drawing loops of ink on dark paper',
  },

  services: {
    title: 'Our Services',
    edition: 'Written in Arabic and English',
    more: 'Learn More',
    cards: {
      articles: {
        format: 'Long',
        title: 'Blog articles',
        text: 'We interview the person in your company who knows, check the facts with them, and publish an article that still answers the question next year. Title, structure, pictures and links included.',
      },
      slogans: { format: 'Short', title: 'Slogans', text: 'A line that fits on a van and survives translation.' },
      scripts: {
        format: 'Spoken',
        title: 'Captions and scripts',
        text: 'Words made for the ear: a film script timed to its pictures, captions that make sense with the sound off.',
      },
      adverts: {
        format: 'Paid',
        title: 'Ad copywriting',
        text: 'Headlines and descriptions for search and social adverts, in several versions, so that the audience can choose the winner.',
      },
    },
  },

  editing: {
    title: 'Before and after, on the same page',
    lead: 'A paragraph as it came from a clinic, with our pencil still on it.',
    sheet: 'Draft with corrections',
    /** One after the other these are the paragraph: what was struck out, what was put in for it, and what follows unchanged up to the next one. */
    corrections: {
      offer: {
        cut: 'We are proud to offer a comprehensive range of',
        put: 'We do',
        keep: ' check-ups, fillings and braces ',
        note: 'Pride is ours; the reader has toothache.',
      },
      patients: {
        cut: 'for the valued members of your family',
        put: 'for children from the first tooth',
        keep: '. Call before noon ',
        note: 'Everybody is valued. Say who it is for.',
      },
      appointment: {
        cut: 'and one of our team members will endeavour to assist you',
        put: 'and you can usually be seen that day',
        keep: '. Parking is behind the building, ',
        note: 'A fact is kinder than an endeavour. Checked with reception.',
      },
      parking: {
        cut: 'which is located in a very convenient area',
        put: 'beside the pharmacy',
        keep: '.',
        note: 'Convenient for whom? Name what they will see.',
      },
    },
    labels: { cut: 'struck out', put: 'put in' },
  },

  benefits: {
    title: 'Benefits',
    /** `kind` is the part of speech, as in a dictionary. */
    points: {
      clarity: { keyword: 'Clarity', kind: 'noun', text: 'Readers understand what you sell without having to phone and ask.' },
      character: {
        keyword: 'Character',
        kind: 'noun',
        text: 'Your pages sound like one company, whoever wrote them and in whichever language.',
      },
      authority: { keyword: 'Authority', kind: 'noun', text: 'Articles with names, facts and dates in them get quoted and linked to.' },
      ease: { keyword: 'Ease', kind: 'noun', text: 'Your specialists talk and we write, so an article costs no weekend.' },
    },
  },

  portfolio: {
    title: 'Where the words end up',
    images: {
      page: {
        alt: 'An open magazine: a headline above two columns of text, a picture on the page beside it',
        title: 'On a page',
        text: 'A headline, one line beneath it and a quotation. Most people read no more, so these words are written first.',
      },
      script: {
        alt: 'Six hand-drawn frames of a film, each with lines of script below it',
        title: 'In a script',
        text: 'What is said and what is shown stand side by side, so that neither of them repeats the other.',
      },
      advert: {
        alt: 'A lit board at night. It reads: Bread at seven. Your bakery, two streets on the right.',
        title: 'In an advert',
        text: 'The offer, the place and the reason to come now, in as many words as a driver can read.',
      },
    },
  },

  questions: {
    title: 'Why connect us',
    items: [
      'Could a stranger read your home page and say what you do?',
      'Is the best explanation of your product still inside one person’s head?',
      'When did somebody last read your own website aloud?',
    ],
  },

  answers: [
    {
      question: 'How much of our time does it take?',
      answer: 'A conversation with the person who knows, and a reading at the end to check the facts. What lies between is our work.',
    },
    {
      question: 'Is the Arabic a translation of the English?',
      answer:
        'No, both are written from the same notes, each for its own readers. If you need a translation that follows the original sentence by sentence, tell us: that is a different job.',
    },
    {
      question: 'Who answers for what is claimed?',
      answer:
        'You know the rules of your trade, so nothing is published before you have approved it. We ask where each figure comes from, and leave out what has no source.',
    },
    {
      question: 'What should we send with the request?',
      answer:
        'How many texts, for which place, in which languages, and one example of the tone you have in mind, even if somebody else wrote it.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'Contact us now',
    text: 'Send the page, post or brochure that goes unread. We mark what we would change and tell you why.',
    start: 'Start Your Content Journey',
    plain: 'Contact',
  },
} as const;
