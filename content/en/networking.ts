export const networking = {
  metadata: {
    title: 'Network Design & Cabling in {country} | {company}',
    description:
      'Network design, Wi-Fi, links between branches and support in {country}: planned on paper, measured on site, documented port by port and monitored.',
    keywords: [
      'networking services {country}',
      'network design {city}',
      'business Wi-Fi',
      'VPN between branches',
      'network monitoring',
      'VLAN',
    ],
  },
  name: 'Networking',

  hero: {
    eyebrow: 'Networking',
    title: { before: 'The network nobody ', highlight: 'talks about', after: '.' },
    lead: 'Calls that do not break up, files that open, guests who never see the accounts. We design it, build it and stay responsible for it.',
    pictureAlt: 'Three network switches on top of each other, their ports lit in gold',
  },

  needs: {
    /** `{count}` hours of a thousand, in words. */
    uptime: {
      text: {
        other: 'Of a thousand hours, {count} may be dark. Two paths to each floor and two lines to the outside keep it to that.',
      },
      textBelowOneHour:
        'Of a thousand hours, less than one may be dark. Two paths to each floor and two lines to the outside keep it to that.',
      alt: { other: 'A thousand short strokes, all but {count} of them lit' },
    },
    monitoring: {
      text: 'Links, temperatures and error counters are read all week, also in the hours when the building is empty.',
      alt: 'The hours of a week, seven rows of twenty-four',
    },
    branches: {
      text: 'We run offices of our own in more than one place, and know what it means to wait for a file from another city.',
      /** `{count}` in words. */
      alt: { other: '{count} places, each joined to every other' },
    },
    projects: {
      text: 'Each ended with a drawing that matches the walls. Years later we still find a cable by the number on its outlet.',
      alt: 'A patch panel with a hundred ports, all of them in use',
    },
  },

  segments: {
    title: 'One cable, four lines',
    text: 'What looks like one network should be several that share the wire. Each has its own stops, and trains change lines only where we built a gate.',
    alt: 'A map like that of an underground railway: four lines meet at the server room and leave through one gate to the internet',
    stations: {
      desks: 'Desks',
      meeting: 'Meeting room',
      phones: 'Desk phones',
      reception: 'Reception',
      lobby: 'Lobby Wi-Fi',
      doors: 'Entrances',
      store: 'Warehouse',
      server: 'Server room',
      firewall: 'Firewall',
      internet: 'Internet',
    },
    lines: {
      staff: { name: 'Staff line', text: 'Desks, printers and files. The only one that may enter the accounts.' },
      voice: {
        name: 'Voice line',
        text: 'Phones and meetings, always let through first, so that a large download is never heard.',
      },
      guest: { name: 'Guest line', text: 'From the lobby straight out to the internet, with no stop inside.' },
      camera: { name: 'Camera line', text: 'Pictures to the recorder and nowhere else.' },
    },
  },

  approach: {
    quote: {
      primary: 'You notice a network twice: when it is slow and when it is gone.',
      secondary: 'We are paid for the days on which you notice nothing.',
    },
    text: [
      'We begin with a walk through your rooms, a meter in hand: where the signal drops, which cable fails its test, what has hung under the desk since the last move.',
      'The answer is a drawing, not a shopping list. Often the switch is good enough and the plan was missing.',
    ],
  },

  reasons: {
    plan: {
      title: 'Drawn before drilled',
      text: 'Routes, panels and Wi-Fi coverage on your floor plan, agreed with whoever owns the walls.',
    },
    measured: { title: 'Measured at the end', text: 'Each outlet is tested and the result filed. “It should work” is not a result.' },
    labels: { title: 'Labels that match', text: 'The number on the wall stands on the panel, in the list and on the plan.' },
    branches: {
      title: 'Branches as one office',
      text: 'Encrypted links between your sites, with a second path when the first provider fails.',
    },
    wireless: {
      title: 'Wi-Fi where people stand',
      text: 'Access points placed by measurement, and handed over from one to the next while you walk and talk.',
    },
    handover: {
      title: 'No secrets kept',
      text: 'Passwords, drawings and settings are handed over. Another firm could take over from our papers.',
    },
  },

  answers: [
    {
      question: 'We are moving to a new office. When should we call?',
      answer:
        'Before the walls are closed and the furniture is ordered, with a floor plan in hand. A cable route is cheapest while it is still a line on paper.',
    },
    {
      question: 'Does all the old cabling have to come out?',
      answer: 'No. We test it cable by cable: what passes is numbered and stays in use, what fails is replaced.',
    },
    {
      question: 'Is the equipment part of the quote?',
      answer: 'As you wish: design and cabling alone, or with the equipment. What you own and still does its job is planned in.',
    },
    {
      question: 'Will we be without a network while you work?',
      answer:
        'The new one is built beside the old one and measured first. When to change over is agreed with you, and kept out of your working hours where we can.',
    },
    {
      question: 'Do you supply the internet line as well?',
      answer:
        'The line comes from the provider you choose, and the contract is yours. We tell you what the building needs, connect the line and set up the second path.',
    },
  ],

  closing: {
    title: 'Where does it get slow?',
    text: 'Name the room, the hour and the program. That is enough for a first answer, and for a visit with the right meter.',
    action: 'Describe your network',
  },
} as const;
