export const pointOfSale = {
  metadata: {
    title: 'Point of Sale (POS) Software in {country} | {company}',
    description:
      'A till for shops, cafés and pharmacies in {country}: sales, stock, shifts and reports on one screen, installed at your counter. Ask for a free consultation.',
    keywords: [
      'point of sale',
      'POS software {country}',
      'cashier system',
      'inventory management',
      'till for restaurants',
      'retail software',
    ],
  },
  name: 'Point of Sale',
  service: {
    name: 'Point of Sale',
    description: 'Till software for sales, stock, shifts and reports, with installation, training and support.',
  },

  hero: {
    eyebrow: 'Point of Sale',
    title: { before: 'The till that knows the ', highlight: 'whole shop', after: '.' },
    lead: 'Scan one item, and the stock, the shift and the daily report are up to date. We set it up on your counter and train the people behind it.',
    demo: 'Product Demo',
    pictureAlt: 'A till with an open order, a receipt printer at its left and a card reader in front',
    tagsLabel: 'Included',
    tags: { freeVersion: 'Free Version', support: 'Great Support' },
  },

  demo: {
    title: 'Product Demo',
    text: 'Two short films of the screen your cashier will use.',
    previous: 'Previous film',
    next: 'Next film',
    slideOf: 'Film {slide} of {count}',
    /** The same, as it stands below the film. */
    place: '{slide} / {count}',
    play: 'Play {film}',
    pause: 'Pause {film}',
    captions: 'English captions',
    films: { setup: 'POS Setup Tutorial', payment: 'Payment Processing' },
  },

  benefits: {
    eyebrow: 'Benefits',
    title: 'Itemised: what each sale does for you',
    text: 'A receipt tells your customer what went into the bag. This one tells you what the till did in the same second.',
    receipt: {
      name: '{company} POS',
      copy: 'Owner’s copy',
      count: 'Benefits',
      total: 'Total',
      system: 'One system',
      end: 'Thank you. Come again.',
    },
    items: {
      tracking: {
        title: 'Real-Time Sales Tracking',
        text: 'What each branch is selling, seen from your desk while the doors are still open.',
      },
      inventory: {
        title: 'Automated Inventory Management',
        text: 'Every scan takes one off the shelf count. When the count runs low, the till says so.',
      },
      checkout: {
        title: 'Faster Smoother Checkout',
        text: 'Barcode, scale or favourite key: a few taps from the first item to the total.',
      },
      employees: {
        title: 'Employee Monitoring',
        text: 'Each shift has a name, and discounts, voids and opened drawers stand under it.',
      },
      reports: { title: 'Accurate Reports', text: 'Sales by hour, product and cashier, with the tax worked out for your accountant.' },
      payments: { title: 'Multi-Payment Support', text: 'Cash, card or wallet, and a bill that can be split between them.' },
    },
  },

  businesses: {
    title: 'Seven doors on one street',
    text: 'The same till, arranged for what is sold behind each of them.',
    types: {
      retail: { title: 'Retail Stores', text: 'Barcodes, offers, returns' },
      supermarkets: { title: 'Supermarkets & Mini Markets', text: 'Scales and a fast lane' },
      cafes: { title: 'Cafés & Restaurants', text: 'Tables and kitchen tickets' },
      pharmacies: { title: 'Pharmacies', text: 'Batches and expiry dates' },
      salons: { title: 'Beauty Salons & Barbershops', text: 'Chairs, bookings, packages' },
      clothing: { title: 'Clothing & Shoe Shops', text: 'Sizes, colours, exchanges' },
      warehouses: { title: 'Warehouses & Showrooms', text: 'Shelves and delivery notes' },
    },
  },

  features: {
    title: 'Quick at the counter, exact in the back office',
    pictureAlt: 'A card reader in front of the till, with a gold card behind it',
    items: {
      cloud: {
        title: 'Cloud-Based Access',
        text: 'Prices and reports open in any browser. When the line drops, the till goes on selling and sends its sales later.',
      },
      interface: {
        title: 'Easy-to-Use Interface',
        text: 'Large keys and clear pictures, in Arabic or English. A new cashier finds the way without a manual.',
      },
      security: {
        title: 'Secure System',
        text: 'User roles and permission control decide who may refund, give a discount or see the day’s total.',
      },
      hardware: {
        title: 'Hardware Integration',
        text: 'Receipt printers, cash drawers, scanners, scales and card readers, including those you already own.',
      },
      customizable: {
        title: 'Customizable',
        text: 'Receipt texts, tax rates, menus and price lists follow your rules, and change when the rules do.',
      },
    },
  },

  trust: {
    title: 'What you can count on',
    points: {
      installation: 'Installed and tested at your own counter, before opening time',
      stock: 'Items, prices and opening stock entered together with you',
      training: 'Training for the owner, the cashier and the stock keeper',
      support: 'Questions answered by the team that wrote the till',
    },
  },

  answers: [
    {
      question: 'Is there really a free version?',
      answer:
        'Yes. In the free consultation we show you what it does and where it ends, so that you can tell whether your shop needs more.',
    },
    {
      question: 'Can we keep our printer and scanner?',
      answer:
        'Send us make and model of what you own: printer, drawer, scanner, scale, card reader. We tell you which of them work with the till before you buy anything.',
    },
    {
      question: 'Who enters all our items?',
      answer:
        'You and we together, before the first sale. If there is a list, in a spreadsheet or in the till you have now, bring it: what can be read, nobody has to type again.',
    },
    {
      question: 'Does it connect to the national e-invoicing system?',
      answer:
        'Tax rates and receipts follow your rules. If you have to issue electronic invoices, say so in your request, and we tell you before you decide whether it can be connected and what that takes.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'Show us a {lastDay} evening.',
    text: 'In a free consultation we follow your busiest hour from the shelf to the safe, and tell you which of its steps the till would take over.',
    action: 'Book a Free Consultation',
    stub: 'Admit one shop',
  },
} as const;
