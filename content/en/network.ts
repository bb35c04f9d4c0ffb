export const network = {
  metadata: {
    title: 'Networking Hardware in {country} | {company}',
    description:
      'Networking hardware in {country}: routers, switches, access points, firewalls, cables, racks and NAS devices, supplied, set up and documented.',
    keywords: [
      'networking hardware {country}',
      'routers',
      'network switches {city}',
      'access points',
      'firewalls',
      'racks and cabinets',
      'NAS devices',
    ],
  },
  name: 'Network',

  hero: {
    eyebrow: 'Networking Hardware',
    title: { before: 'Everything you send ', highlight: 'passes here', after: '.' },
    lead: 'Mail, calls, card payments and camera pictures all cross a few plain boxes. We supply them, set them up and write down how.',
    pictureAlt: 'A black router with four antennas, a gold Wi-Fi sign glowing above it',
  },

  devices: {
    title: 'What a network is made of',
    carousel: 'Networking devices, two slides',
    previous: 'Previous slide',
    next: 'Next slide',
    slide: 'Slide {slide} of 2',
    items: {
      routers: { title: 'Routers', text: 'The way to the internet, and the rule for which traffic leaves first.' },
      switches: { title: 'Switches', text: 'A port for each desk, phone and camera, with power on the line for those that need it.' },
      accessPoints: {
        title: 'Access points',
        text: 'Wi-Fi placed by measurement, so that a call survives the walk down the corridor.',
      },
      firewalls: { title: 'Firewalls', text: 'They check what comes in and what leaves, and keep guests away from the accounts.' },
      cables: { title: 'Cables and connectors', text: 'Copper and fibre, cut to length, terminated, tested and labelled at both ends.' },
      interfaceCards: {
        title: 'Network interface cards',
        text: 'A faster port for a server or workstation that has outgrown its own.',
      },
      racks: { title: 'Racks and cabinets', text: 'A locked and ventilated place in which every cable has a number.' },
      storage: { title: 'NAS devices', text: 'Shared storage inside your own walls, kept on more than one disk.' },
    },
  },

  about: {
    title: 'The slowest part sets the pace.',
    text: [
      'A new internet line changes nothing when the switch behind it is tired, the cable was bent around a cupboard, or the access point sits behind concrete.',
      'We measure first and replace what the measurement names. The rest of your equipment stays in service.',
    ],
  },

  sizes: {
    title: 'How much of it do you need?',
    lead: 'Four places we are asked to equip, from one till to several addresses.',
    items: {
      shop: {
        title: 'A shop',
        text: 'Router with Wi-Fi, a small switch, a guest network.',
        alt: 'A Wi-Fi access point under the ceiling, its ring of light on',
      },
      floor: {
        title: 'A floor of offices',
        text: 'Firewall, a switch with power on its ports, access points in the ceiling.',
        alt: 'Rows of lit ports on network switches',
      },
      building: {
        title: 'A whole building',
        text: 'A cabinet on each floor, fibre between them, storage in a locked room.',
        alt: 'Servers in cabinets edged with gold light',
      },
      branches: {
        title: 'Several branches',
        text: 'The same firewall at every address, joined by encrypted links and managed from one desk.',
        alt: 'A firewall with lit ports and a pattern of gold bricks on its front',
      },
    },
  },

  deviceLocations: {
    title: { before: 'From the street to the ', highlight: 'socket', after: '.' },
    lead: 'Where each of the eight lives in an ordinary office building.',
    drawingAlt:
      'A building cut open: the line enters from the street, climbs through a shaft and reaches desks, ceilings and a cabinet on three floors',
    /** Follows the name of the device: "Routers where the provider’s line comes in". */
    places: {
      routers: 'where the provider’s line comes in',
      switches: 'one on every floor, beside the shaft',
      accessPoints: 'under the ceiling, in the middle of the room',
      firewalls: 'directly behind the router, before anything else',
      cables: 'in the shaft and along each floor',
      interfaceCards: 'in the workstation that moves large files',
      racks: 'in a locked room on the ground floor',
      storage: 'in the cabinet, with a copy in another building',
    },
  },

  process: {
    title: 'Plugged in, then proven',
    points: {
      counted: { title: 'Added up', text: 'Ports, power and cable lengths are counted before anything is ordered.' },
      prepared: {
        title: 'Prepared',
        text: 'Firmware, addresses and passwords are set on our bench, so your office is not the first test.',
      },
      measured: { title: 'Measured', text: 'Each line is tested once it is pulled, and the result goes into your file.' },
      written: { title: 'Written down', text: 'Drawing, settings and passwords are handed to you. They belong to you.' },
    },
  },

  answers: [
    {
      question: 'Can we order a single device?',
      answer: 'Yes, set up or as it comes out of the box. Tell us what it is going to be connected to, so that ports, power and speed fit.',
    },
    {
      question: 'Which make do you recommend?',
      answer:
        'The one that does what is on your list and for which there will be spares. If your devices are all of one make, our first question is why you would change.',
    },
    {
      question: 'Can the settings of our old firewall be taken over?',
      answer:
        'If somebody can still sign in to it, yes: we read its rules, drop those that nobody needs and try the rest on our bench. If the password is lost, we write the rules anew with you.',
    },
    {
      question: 'Will the Wi-Fi reach every room?',
      answer:
        'Only a measurement can tell, because stone and concrete swallow more of it than distance does. Send a floor plan to begin with.',
    },
    { question: '', answer: '' },
  ],
} as const;
