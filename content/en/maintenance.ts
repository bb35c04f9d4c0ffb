export const maintenance = {
  metadata: {
    title: 'IT & Network Maintenance in {country} | {company}',
    description:
      'IT maintenance for companies in {country}: computers, servers, networks, websites and backups checked before they fail, and a person to call when they do.',
    keywords: [
      'IT maintenance {country}',
      'IT support {city}',
      'preventive maintenance',
      'computer repair',
      'server maintenance',
      'website maintenance',
    ],
  },
  name: 'Maintenance',

  hero: {
    eyebrow: 'Maintenance',
    title: { before: 'Work on Your Business, Not Your ', highlight: 'Breakdowns' },
    lead: 'The printer before payday, the update that keeps waiting, the disk that has begun to click. We look after them so that your staff need not.',
    pictureAlt: 'A screwdriver and a spanner crossed over dark gears',
    action: 'Contact us',
  },

  benefits: {
    title: 'Why Maintenance Matters',
    sheet: 'Job sheet',
    done: 'Checked',
    pictureAlt: 'The inside of an open desktop computer, its fans lit',
    benefits: {
      stoppages: { title: 'Fewer stoppages', text: 'Worn parts are changed on a quiet afternoon, not on the busiest morning.' },
      service: { title: 'Longer service', text: 'Dust, heat and full disks age a machine early. All three can be helped.' },
      costs: { title: 'Costs you can plan', text: 'An agreed fee in the budget instead of an urgent invoice beside it.' },
      data: { title: 'Data that comes back', text: 'A backup counts once it has been restored, so we restore it.' },
      speed: { title: 'Steady speed', text: 'Computers that start as they did when they were new, and stay so.' },
    },
  },

  coverage: {
    title: 'Our Maintenance Covers',
    text: 'Under one agreement, with one number to call.',
    cards: {
      systems: { title: 'Systems & Software', alt: 'An all-in-one PC with an office program on its screen' },
      devices: { title: 'Hardware & Devices', alt: 'A cooler, a graphics card, memory and a drive on a bench' },
      websites: { title: 'Websites & Hosting', alt: 'Network storage, one of its four drives drawn out' },
      security: { title: 'Security Updates & Backups', alt: 'Gold and black hexagons of a shield from close by' },
      networks: { title: 'Networks & Connectivity', alt: 'A Wi-Fi access point under a ceiling, its ring of light on' },
      troubleshooting: { title: 'On-demand Troubleshooting', alt: 'A network card with gold contacts, taken out of its computer' },
    },
    previous: 'Previous page',
    next: 'Next page',
    pause: 'Pause',
    play: 'Play',
    pages: 'Pages',
    pageOf: 'Page {page} of {pages}',
  },

  schedule: {
    title: 'What a month can look like',
    text: 'An example. Your own calendar depends on what you run, and is agreed before the first visit.',
    day: 'Day {day}',
    tasks: {
      round: { title: 'Round on site', text: 'Dust, batteries, cables, the small complaints that are never written down.' },
      updates: { title: 'Updates', text: 'Tried on one machine first, then on the rest, after closing time.' },
      restore: { title: 'Restore test', text: 'A file, a mailbox or a whole server fetched back from its copy.' },
      report: { title: 'Report', text: 'What was done, what is getting old, what should be ordered.' },
    },
  },

  reasons: {
    title: 'Why {company}',
    film: { label: 'One week, looked after: what a maintenance contract does', play: 'Play the film', captions: 'English captions' },
    points: {
      proactive: { title: 'Proactive Maintenance', text: 'We come before you have to call.' },
      coverage: { title: 'End to End Coverage', text: 'Desk, cabinet, website and cloud in the same hands.' },
      response: { title: 'Fast Response Times', text: 'Remote help first; a visit when a screwdriver is needed.' },
      security: { title: 'Security First', text: 'Every visit ends with patches, passwords and backups checked.' },
      team: { title: 'Expert Team', text: 'Specialists for each system, and one of them who knows your offices.' },
      business: { title: 'We Understand Your Business', text: 'A pharmacy cannot close for an update. We know when you can.' },
    },
  },

  answers: [
    {
      question: 'Do you look after what others have installed?',
      answer: 'Yes. We take stock first of what is there and in what state, and the agreement is written from that list.',
    },
    {
      question: 'Are spare parts included?',
      answer:
        'What the fee covers is written in the agreement. Parts that have to be bought are named in the report, and ordered once you have said yes.',
    },
    {
      question: 'How soon can you come?',
      answer:
        'We start remotely, and come when hands are needed. What is urgent, and how fast it has to be, is part of your agreement: a till is not a spare printer.',
    },
    {
      question: 'What should we tell you before the first visit?',
      answer:
        'When your day is busiest, which machine may never be off, and who on your side can open the cabinet. The calendar is planned around that.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'What has been broken the longest?',
    text: 'Start with that. Call us, or write down the three things that annoy your team most.',
    hours: 'Our hours: {hours}',
    action: 'Ask for a first visit',
  },
} as const;
