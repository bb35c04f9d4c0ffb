export const designBranding = {
  metadata: {
    title: 'Design & Branding in {city} | {company}',
    description:
      'Logo design, visual brand guidelines, brand strategy, packaging and print from a studio in {city} that draws in Arabic and in English.',
    keywords: ['logo design {city}', 'branding agency {country}', 'brand guidelines', 'brand strategy', 'packaging design', 'print design'],
  },
  service: { name: 'Design & Branding', description: 'Logo design, visual brand guidelines, brand strategy, packaging and print.' },

  hero: {
    eyebrow: 'Design & Branding',
    title: { before: 'Known before it is ', highlight: 'read', after: '.' },
    lead: 'A customer sees your sign from a moving car, your box on a shelf and your name in a phone list. We make sure that it is the same company each time.',
    action: 'Get a Quote',
    pictureAlt: 'Black stationery, a box and visiting cards with a gold mark',
  },

  services: {
    title: 'Our Services',
    lead: 'Take the whole set, or the one chip that is missing.',
    more: 'Learn More',
    cards: {
      logo: {
        title: 'Logo design',
        text: 'A mark that can be stitched, engraved and shrunk to an app icon, with Arabic and Latin lettering drawn as a pair.',
      },
      guidelines: {
        title: 'Visual brand guidelines',
        text: 'The rules your printer, your sign maker and your newest colleague need: colours, type, spacing, and what never to do.',
      },
      strategy: {
        title: 'Brand strategy',
        text: 'Who you are for, what you promise and how you differ from the shop across the street, agreed before the first line is drawn.',
      },
      packaging: {
        title: 'Packaging and print',
        text: 'Boxes, bags, labels, menus and invoices, prepared to the millimetre for the machine that will cut them.',
      },
    },
  },

  construction: {
    title: 'What is underneath a simple mark',
    lead: 'This is our own, as an example. The drawing that goes to the sign maker shows more than the mark: it shows why nothing in it is there by accident.',
    drawingAlt: 'Our mark in outline on its grid, inside its clear space',
    parts: {
      grid: { title: 'Grid', text: 'Edges sit on shared lines, so that any workshop can redraw it with a ruler.' },
      space: { title: 'Clear space', text: 'An empty margin around it that no headline, partner logo or screw may enter.' },
      colour: { title: 'Colour', text: 'Each tone with its value for screen, ink and paint, and how much of it to use.' },
      lettering: { title: 'Lettering', text: 'Arabic and Latin of one weight: neither of them looks like the translation.' },
    },
    /** About the lettering of a company whose name is written in one script. */
    letteringOfOneScript: 'One weight and one rhythm, on the sign as in the smallest footnote.',
  },

  benefits: {
    title: 'Benefits',
    points: [
      { keyword: 'Recognition', text: 'People find you again on the shelf, in the street and in the app store.' },
      { keyword: 'Consistency', text: 'Every branch and every supplier works from the same files.' },
      { keyword: 'Trust', text: 'A careful letterhead suggests careful work behind it.' },
      { keyword: 'Value', text: 'A name people know can ask for the price that it is worth.' },
    ],
  },

  portfolio: {
    title: 'From our drawing table',
    images: {
      cards: {
        alt: 'Visiting cards with gilded edges beside a box with the same mark',
        title: 'Cards and box',
        text: 'One mark in foil, on an edge and in relief.',
      },
      packaging: {
        alt: 'The flat cutting plan of a folding box, with fold lines dashed',
        title: 'Packaging net',
        text: 'Solid lines are cut, dashed lines are folded.',
      },
      sign: {
        alt: 'A gold mark, lit from behind, on a wall of upright dark bars',
        title: 'The sign at night',
        text: 'The same mark, read from across the road.',
      },
    },
  },

  questions: {
    title: 'Why connect us',
    items: [
      'Does your logo still work in one colour, on a pen?',
      'Would a customer know your box with the name covered up?',
      'Who in your company can say which gold is the right one?',
    ],
  },

  answers: [
    {
      question: 'Can we keep the logo we have?',
      answer:
        'Yes. It can be redrawn so that it holds up on a sign, in print and on a screen, and still be yours. Send it in the best form you have, even if that is a photograph.',
    },
    {
      question: 'How many drafts will we see?',
      answer: 'As many as the quote says, with the rounds of corrections. What saves most of them is one person on your side who decides.',
    },
    {
      question: 'Which files do we get?',
      answer:
        'Those that your sign maker, your printer and your website work with, and the values of each colour. Tell us who else needs the logo, and their format is added to the list.',
    },
    {
      question: 'Who owns the result?',
      answer:
        'The agreement says that before the work begins, and also whether we may show it. Registering a trademark is another matter, for you and your lawyer.',
    },
    {
      question: 'Do you print as well?',
      answer: 'We prepare the files and speak with the printer about paper, colours and cutting. Which one prints is your choice.',
    },
  ],

  closing: {
    title: 'Contact us now',
    text: 'Send us what you have: the old logo, a photograph of the sign, the box you are tired of. We look at it with you before we propose anything.',
    start: 'Start Your Brand Journey',
    plain: 'Contact',
  },
} as const;
