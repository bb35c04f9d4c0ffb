export const photographyVideo = {
  metadata: {
    title: 'Photography & Videography in {city} | {company}',
    description:
      'Product photography, corporate and lifestyle shoots, promo videos and reels: planned, lit, filmed and cut in {city} for the screens you use.',
    keywords: [
      'product photography {city}',
      'corporate photographer {country}',
      'lifestyle shoots',
      'promo video',
      'reels production',
      'videography',
    ],
  },
  service: {
    name: 'Photography & Videography',
    description: 'Product photography, corporate and lifestyle shoots, promo videos and reels.',
  },

  hero: {
    eyebrow: 'Photography & Videography',
    title: { before: 'Shown in its own ', highlight: 'light', after: '.' },
    lead: 'A block of stone, a brass valve and a plate of food each need a different lamp. We set the light for your product, then press the button.',
    action: 'Get a Quote',
    pictureAlt: 'A black camera with a gold-ringed lens',
  },

  services: {
    title: 'Our Services',
    lead: 'Each job is framed for the place where people will see it.',
    more: 'Learn More',
    cards: {
      products: {
        title: 'Product photography',
        text: 'On white for the shop, on stone for the brochure. Colours are matched to the real thing, so fewer parcels come back.',
      },
      people: {
        title: 'Corporate and lifestyle shoots',
        text: 'Your people at their own desks and machines, and your product in hands that use it. No hired smiles.',
      },
      promos: {
        title: 'Promo videos',
        text: 'Script, location, crew, voice and music, with a version for the website, the exhibition stand and the meeting room.',
      },
      reels: {
        title: 'Reels',
        text: 'Upright films that make their point before a thumb moves, subtitled for people who watch in silence.',
      },
    },
  },

  selection: {
    title: 'Many frames, few keepers',
    lead: 'After a shoot you get the contact sheet, not just our favourites. We ring what we would use and strike what we would not. You have the last word with the pencil, and nothing is retouched before you have used it.',
    sheet:
      'A contact sheet of twelve frames: a brass valve from several sides, blocks of limestone, a bowl of olives. One of each is ringed in gold, and two of the valve are struck out',
    legend: { ring: 'Ringed: retouched and delivered', strike: 'Struck: soft, or cut off' },
  },

  benefits: {
    title: 'Benefits',
    points: {
      accuracy: { keyword: 'Accuracy', text: 'What arrives looks like what was ordered: the colour, the size, the grain.' },
      attention: {
        keyword: 'Attention',
        text: 'People scroll past stock pictures. They slow down for a face from your own workshop.',
      },
      reuse: { keyword: 'Reuse', text: 'A shoot planned with care supplies the website, the catalogue and the feed.' },
      ownership: { keyword: 'Ownership', text: 'The final files and the right to use them are written into the agreement.' },
    },
  },

  portfolio: {
    title: 'Three exposures',
    images: {
      edgeLight: {
        alt: 'A bottle of black glass, drawn by a line of light along each edge',
        title: 'Edge light',
        text: 'Two strips, no front lamp.',
      },
      softLight: {
        alt: 'A bottle on a small table between two large lamps, before it a camera on its tripod',
        title: 'Soft light',
        text: 'A window on wheels.',
      },
      film: { alt: 'A clapperboard before a film reel', title: 'Film', text: 'Twenty-four exposures a second.' },
    },
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

  answers: [
    {
      question: 'Do you come to us?',
      answer: 'For people, machines and rooms, yes. Products can be brought or sent, whichever suits them and the light.',
    },
    {
      question: 'How do we prepare?',
      answer:
        'With clean products, tidy rooms, and people who know that they will be photographed and have agreed to it. The shooting plan says the rest.',
    },
    {
      question: 'Do we get every picture?',
      answer:
        'You see every picture, and get those that you have chosen, retouched. Untouched originals are handed over if the agreement says so.',
    },
    {
      question: 'Do we need a permit to film outside?',
      answer:
        'In some streets, malls and historic places, yes. The plan names the permits and who applies for them, because that takes time.',
    },
    {
      question: 'Can we use any music we like?',
      answer:
        'Only music with a licence for the places where the film is shown. Name all of them at the start: a stand at an exhibition and a paid advert may need different ones.',
    },
  ],

  closing: {
    title: 'Contact us now',
    text: 'Tell us what has to be seen, where it is, and where the pictures will be used. We answer with a shooting plan and a quote.',
    start: 'Start Your Visual Journey',
    plain: 'Contact',
  },
} as const;
