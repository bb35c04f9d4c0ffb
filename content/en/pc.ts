export const pc = {
  metadata: {
    title: 'PCs & Computer Hardware in {country} | {company}',
    description:
      'Business PCs, custom builds, laptops and all-in-one PCs in {country}, with components, licences, setup and after-sale support.',
    keywords: [
      'business PCs {country}',
      'custom PC build {city}',
      'laptops',
      'all-in-one PC',
      'RAM and SSD upgrade',
      'Windows and Office licenses',
    ],
  },
  name: 'PCs',

  hero: {
    eyebrow: 'PCs & Computer Hardware',
    title: { before: 'Bought for the work, not for the ', highlight: 'label', after: '.' },
    lead: 'Computers picked by what people do on them, delivered ready to start, and looked after once the boxes are gone.',
    pictureAlt: 'A desktop computer with a glass side, its three fans ringed with gold light',
    cards: {
      business: {
        title: 'Business PCs',
        text: 'Quiet desktops for accounts, sales and the front office, all of one kind so that spares fit.',
      },
      custom: {
        title: 'Custom builds',
        text: 'Put together part by part for drawing, rendering, editing or engineering programs.',
      },
      laptops: {
        title: 'Laptops',
        text: 'For people who carry their desk: weight, battery and docking weighed against each other.',
      },
      allInOne: { title: 'All-in-one PCs', text: 'Screen and computer in one, with a single cable to the wall.' },
    },
  },

  about: {
    eyebrow: 'Where a price list comes last',
    title: {
      primary: 'First we ask what runs on it.',
      secondary: 'An accountant and an architect can spend the same money and need two different machines.',
    },
    text: 'So we list the programs, the files and the people, and write the specification from that list. When a computer you own lacks nothing but memory, we say so, and sell you the memory.',
  },

  useCases: {
    title: 'Which desk is yours?',
    lead: 'Most offices have all four.',
    labels: { machine: 'Machine', beside: 'With it' },
    items: {
      counter: {
        title: 'The counter',
        text: 'Customers look at this one. Long hours, little room, no loose cables.',
        machine: 'All-in-one PC',
        beside: 'Wireless keyboard and mouse',
      },
      books: {
        title: 'The books',
        text: 'Figures from morning to evening, with the ledger on one screen and the invoice on the other.',
        machine: 'Business PC',
        beside: 'Two monitors, SSD',
      },
      studio: {
        title: 'The studio',
        text: 'Films, plans and models that bring an ordinary computer to its knees.',
        machine: 'Custom build',
        beside: 'Graphics card, RAM, cooling',
      },
      road: {
        title: 'The road',
        text: 'Sites, meetings and airports; back in the office it opens onto a full-sized screen.',
        machine: 'Laptop',
        beside: 'Dock, monitor, spare charger',
      },
    },
  },

  components: {
    title: { before: 'Open the ', highlight: 'case', after: '.' },
    lead: 'Every part is also sold separately: for a machine we build, or for the one you already have.',
    drawingAlt:
      'A computer drawn in pieces: memory, disk, graphics card and fan pulled out of the case, with screen, keyboard and mouse in front',
    items: {
      memory: { title: 'RAM', text: 'Room for everything that is open at once.' },
      disks: { title: 'SSDs', text: 'Usually where a slow start ends.' },
      graphics: { title: 'Graphics cards', text: 'For drawing, editing and several screens.' },
      monitors: { title: 'Monitors', text: 'Chosen for your eyes and your desk, then by size.' },
      keyboards: { title: 'Keyboards', text: 'Arabic and English, with a cable or without.' },
      mice: { title: 'Mice', text: 'Shaped for the hand that holds one all day.' },
      cooling: { title: 'Cooling', text: 'Air or liquid: fast without the noise.' },
      licences: { title: 'Windows and Office licenses', text: 'Genuine, in your company’s name, listed by machine.' },
    },
  },

  setup: {
    title: 'All that is left for you is Enter.',
    text: 'Windows is installed, the files are moved, mail and printers are set up. Whoever sits down can begin.',
    pictureAlt: 'A black keyboard with one golden Enter key',
  },

  services: {
    title: 'What we do around the box',
    items: {
      recommendations: { title: 'Recommendations', text: 'One short list for every desk, with the reason beside each part.' },
      supply: {
        title: 'Supply and delivery',
        text: 'Ordered on one invoice, checked when it arrives, carried to the floor where it is needed.',
      },
      upgrades: {
        title: 'Upgrades',
        text: 'More memory, a faster disk or a second screen for machines that deserve another few years.',
      },
      setup: { title: 'Setup', text: 'Programs, accounts and old files in place, and the packaging taken away.' },
      support: {
        title: 'After-sale support',
        text: 'Faults and warranty questions come to us first. We know how the machine was put together.',
      },
    },
  },

  answers: [
    {
      question: 'What belongs in our request?',
      answer:
        'How many desks, which programs run on each, and which of your present equipment stays. You need not know the names of any models.',
    },
    {
      question: 'Are our old computers worth upgrading?',
      answer:
        'If the rest is sound, memory and an SSD are often enough. If Windows no longer gets updates on them, they are not. You get the answer desk by desk.',
    },
    {
      question: 'Do they come with Windows and Office?',
      answer: 'If you want them to. We count the licences you already own first, so that none is bought twice.',
    },
    {
      question: 'What happens to the files on the old machines?',
      answer:
        'They are moved while we set up the new ones, and you look through them at your own desk. Keep the old machine until you are sure that nothing is missing.',
    },
    {
      question: 'How long is the warranty?',
      answer: 'That is up to the maker of each part, and the periods differ. For a fault you still turn to us, not to each of them.',
    },
  ],
} as const;
