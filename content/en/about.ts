export const about = {
  metadata: {
    title: 'About Us: an IT Company in {city} | {company}',
    description:
      '{company} is an IT and digital services company in {city}: what it does, why it is called {meaning}, and where it wants to go.',
    keywords: [
      'IT company {city}',
      'IT services {country}',
      'about the company',
      'IT partner',
      'digital services {country}',
      'vision and mission',
    ],
  },
  /** For a company whose name has no meaning. */
  descriptionWithoutMeaning:
    '{company} is an IT and digital services company in {city}: what it does, how it works with its clients, and where it wants to go.',
  name: 'About us',

  hero: {
    title: { before: 'One company for ', highlight: 'everything', after: ' with a plug.' },
    lead: '{company} handles the IT services a business needs: the network and the computers on it, the software that runs the day, the protection around both, and the marketing that brings customers to the door.',
    pictureAlt: 'The hills of {city} as a dark relief, some of its windows lit',
    /** For a company in another city than the pictured one. */
    pictureAltWithoutCity: 'The hills of a city as a dark relief, some of its windows lit',
    figuresLabel: 'The company in figures',
  },

  overview: {
    title: 'Overview',
    statement: {
      primary:
        'Most companies collect their IT piece by piece: one supplier for the cables, another for the till, a cousin for the website.',
      secondary: 'When something fails, each of them points at the next.',
    },
    text: [
      'We work the other way round. Networks, PCs, cameras, points of sale, phone apps, websites, Windows software, cyber security, cloud, AI, monitoring and maintenance are under one roof in {city}, next door to the people who design, write, film and advertise.',
      'So if the till is slow because the network is, the fault is ours twice over, and it is repaired once.',
    ],
    /** Their captions are one sentence. */
    pictures: {
      cables: { alt: 'A coil of network cable with gold plugs', caption: 'The cables,' },
      till: { alt: 'The screen of a till with an open order', caption: 'the till,' },
      website: {
        alt: 'A website, its wireframe and a pair of gold code brackets',
        caption: 'and the website, from the same people.',
      },
    },
  },

  /** Is left out where few of its services are offered. */
  day: {
    title: 'A day at a client’s',
    statement: 'Sixteen hours open, and nobody has called us.',
    text: 'A shop in {city} with a website, cameras and two tills. This is what works in it while its owner thinks of something else.',
    /** A page of a day book, on paper. */
    book: { title: 'Day book', madeUp: 'A made-up day, as we would like yours to be' },
    moments: {
      opening: 'The shutters go up. Both tills are on, with the prices that were changed last night.',
      invoice: 'An invoice arrives that is none. The filter holds it back, and the bookkeeper never sees it.',
      order: 'Somebody across the city orders from the sofa. The slip is printed at the packing table.',
      digger: 'A digger cuts the cable in the street. The second line takes over, and no card payment fails.',
      delivery: 'A van stops at the back door. The owner sees on the phone who it is, and lets the driver in.',
      post: 'The new stock is on Instagram, at the hour when people look, and nobody had to remember it.',
      fridge: 'The fridge is getting warm. The technician knows before the milk does.',
      copy: 'Lights out. The day’s figures are copied to another building, and the copy is tested.',
    },
  },

  why: {
    title: 'Why {company}',
    text: [
      'Large projects seldom fail on one bad day. They slip, somewhere between the contract and the opening. So we cut ours into pieces that each leave something you can use: a floor that is cabled, a till that prints, a page that takes orders. You look at it, you say yes, and only then do we go on.',
      'The same rule keeps us honest. Drawings, passwords and licences are handed over as we go, so you could carry on without us at any point. We would rather be kept because of the work.',
    ],
  },

  /** Is left out where nobody is introduced. */
  people: {
    title: 'People',
    statement: 'Ask for them by name.',
    text: 'You need not know which department a fault belongs to. Each of these people answers for something, and passes you on when it is somebody else’s.',
    /** A sheet of paper, as it hangs beside a telephone. */
    sheet: { title: 'Who answers for what', copy: 'Copy for customers', answersFor: 'Answers for', phone: 'All of them are on' },
  },

  vision: {
    title: 'Our vision',
    statement: 'Wherever a business opens its doors, its technology is working before the lights go on.',
    text: 'In {city} or abroad, for the family shop as much as for the bank. Running a company well should not take an engineer in the family.',
    pictureAlt: 'A glass globe with lines of light that leave from one place',
  },

  mission: {
    title: 'Our mission',
    statement: 'To take the machines off your mind.',
    text: 'We plan, supply, build and look after the technology of a business, so that the people in it can do what they are good at. We explain it in plain words and put a name to every promise. And we stay reachable when the last cable is in.',
    pictureAlt: 'A screwdriver and a golden spanner crossed in front of gear wheels',
    links: { contact: 'Contact', ourGroup: 'Our Group' },
  },
} as const;
