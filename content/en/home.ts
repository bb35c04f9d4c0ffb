export const home = {
  metadata: {
    title: '{company} | {tagline}',
    description:
      'IT services and digital marketing from one team in {city}: networks, software, security, cloud, and the campaigns that bring people to them.',
    keywords: [
      'IT company {city}',
      'IT services {country}',
      'digital marketing {country}',
      'cyber security',
      'cloud services',
      'networks',
      'software',
    ],
  },

  hero: {
    eyebrow: 'IT and digital services, {city}',
    /** The company's slogan. */
    title: { before: '{taglineStart}', highlight: '{taglineHighlight}', after: '{taglineEnd}' },
    lead: 'Networks, software, security and marketing from one team, planned around the way you already work and looked after once they run.',
    action: 'Get Started Today',
    /** For a company in the city of the film. */
    place: '{city} at night',
    coordinates: { north: '{degrees} N', south: '{degrees} S', east: '{degrees} E', west: '{degrees} W' },
    scroll: 'Scroll',
    film: { play: 'Play film', pause: 'Pause film' },
  },

  about: {
    eyebrow: 'About us',
    statement: {
      primary: 'Reliable IT is the kind that never comes up.',
      secondary: 'Cloud, security and mobility, set up with care and watched day and night, so that the working day simply works.',
    },
    /** For a company that does not claim to monitor around the clock. */
    secondaryWithoutClaim: 'Cloud, security and mobility, set up with care and watched over, so that the working day simply works.',
    action: { label: 'READ MORE', hiddenSuffix: ' about the company' },
    pillars: {
      efficient: { title: 'Efficient', text: 'We take away the steps that slow your people down before we add a single new tool.' },
      secure: { title: 'Secure', text: 'Protection is part of the first drawing: the cable, the password, the backup, the way out.' },
      reliable: { title: 'Reliable', text: 'Spares on the shelf, backups that were test-restored, and a person who answers.' },
    },
  },

  services: {
    eyebrow: 'IT services',
    /** `crafts` counts the cards below. */
    title: { before: '{crafts}, ', highlight: 'one', after: ' phone number.' },
    crafts: { one: '{count} craft', other: '{count} crafts' },
    lead: 'Take a single service or hand over the whole server room. The people who plan it also install it, and they pick up when you call.',
    expand: 'Expand',
    collapse: 'Collapse',
    ask: { title: 'Not sure which one you need?', action: 'Get a Quote' },
    cards: {
      hardware: {
        title: 'Hardware',
        subtitle: 'Which corner is out of sight?',
        description: 'Cameras, computers and network gear chosen for your rooms, mounted cleanly and explained before we leave.',
        alt: 'The eye of a dome camera in a gold ring',
      },
      programming: {
        title: 'Programming',
        subtitle: 'What if the software fitted you?',
        description: 'Tills, phone apps, websites and Windows programs written around the way your team already works.',
        alt: 'A card reader in front of a till',
      },
      cyberSecurity: {
        title: 'Cyber Security',
        subtitle: 'Who is trying your door tonight?',
        description: 'We test what an attacker would try first, close it, and keep watching what changes.',
        alt: 'Gold and black hexagons of a shield from close by',
      },
      ai: {
        title: 'AI',
        subtitle: 'Which task is done once too often?',
        description: 'Assistants, forecasts and document readers that take over the routine and leave the decisions to you.',
        alt: 'The corner of a processor, gold lines leading away from it',
      },
      cloudServices: {
        title: 'Cloud Services',
        subtitle: 'Where is your office when you travel?',
        description: 'Mail, files and servers you reach from anywhere, with backups and a bill you can read.',
        alt: 'Points of light on a dark glass cloud, joined by thin threads',
      },
      establishedRebuild: {
        title: 'Establish and Rebuild',
        subtitle: 'Is your network older than your plan?',
        description: 'New sites from an empty room, tired systems renewed step by step while the business stays open.',
        alt: 'Patch cables and servers in a cabinet edged with gold light',
      },
      monitoringInnovation: {
        title: 'Monitoring and Evaluation',
        subtitle: 'What did your systems do last night?',
        description: 'Servers, links and backups on one screen, with a person behind the alarm.',
        alt: 'Three displays with the readings of a network',
      },
      networking: {
        title: 'Networking',
        subtitle: 'Is there a port for the next desk?',
        description: 'Cabling, switching and Wi-Fi measured, labelled and drawn down to the last port.',
        alt: 'Rows of lit ports on network switches',
      },
    },
  },

  marketing: {
    eyebrow: 'Marketing',
    title: 'Built to be seen.',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause',
    play: 'Play',
    slideOf: 'Slide {slide} of {count}',
    slides: {
      designBranding: {
        chapter: 'Design & Branding',
        category: 'Branding',
        title: 'Design & Branding',
        description: 'A name, a mark and a set of rules that still hold when the van, the menu and the invoice are printed.',
        action: 'See how a brand is built',
        alt: 'A black bag, a box and a cup, all with the same gold mark',
      },
      digitalMarketing: {
        chapter: 'Digital Marketing',
        category: 'Advertising',
        title: 'Digital Marketing & Advertising',
        description:
          'Campaigns on Google and Meta that are aimed, measured and corrected, so that each {currency} can say what it brought back.',
        action: 'See how we aim',
        alt: 'An arrow in the gold centre of a target',
      },
      socialMedia: {
        chapter: 'Social Media',
        category: 'Social media',
        title: 'Social Media Management',
        description: 'A calendar for the month, posts that sound like you, and an answer to every comment.',
        action: 'See a month of posts',
        alt: 'A gold heart beside a phone with a feed of pictures',
      },
      seo: {
        chapter: 'SEO',
        category: 'Search',
        title: 'SEO',
        description: 'The words your customers type, the pages that answer them, and a site quick enough to be shown first.',
        action: 'See what gets found',
        alt: 'A search field in front of rising gold bars',
      },
      contentCreation: {
        chapter: 'Content Creation',
        category: 'Content',
        title: 'Content Creation',
        description: 'Articles, captions, scripts and slogans written by people who asked your team first.',
        action: 'See what we write',
        alt: 'A gold pen nib at the end of a line of looped ink',
      },
      photographyVideo: {
        chapter: 'Photo & Video',
        category: 'Photography',
        title: 'Photography & Videography',
        description: 'Products, people and places in light that belongs to them, cut for the screen they will be seen on.',
        action: 'See it through our lens',
        alt: 'Lamps mirrored in the front glass of a camera lens',
      },
    },
  },

  why: {
    eyebrow: 'Why Choose Us',
    title: { before: '{company} means ', highlight: '{meaning}', after: '. {promise}' },
    /** For a company whose name has no meaning. */
    titleWithoutMeaning: { before: 'One part ', highlight: 'at a time', after: ', and each one finished.' },
    action: 'VIEW ALL',
    steps: {
      fast: { title: 'Fast Implementation', text: 'The first part is in use while the next one is still being built.' },
      smart: { title: 'Smartly Execute', text: 'Small releases, each tried on a real desk by the people who will live with it.' },
      planned: {
        title: 'Carefully Planned',
        text: 'Scope, dates and responsibilities on one page that both sides can read.',
        note: 'What is not on the page is talked about before it is built.',
      },
      design: {
        title: 'Perfect Design',
        text: 'Screens, cables and cabinets that look as considered as they are.',
        note: 'A tidy cabinet is not vanity: it is the one that can be repaired at night.',
      },
    },
  },

  vision: {
    eyebrow: 'Our vision',
    title: 'A region where good technology is simply normal.',
    alt: 'A gold mark, lit from behind, on a wall of upright dark bars',
  },

  mission: {
    eyebrow: 'Our mission',
    title: 'To know your business before we touch your network.',
    text: 'A project is finished on the day your people stop thinking about it, not on the day the invoice leaves.',
    points: {
      tailored: { title: 'Tailored Solutions', text: 'Made to fit your offices, your people and your budget.' },
      expert: { title: 'Expert Insights', text: 'Advice from engineers who run the systems they recommend.' },
      customer: { title: 'Customer-Centric', text: 'One person knows your name, your history and your server room.' },
      growth: { title: 'Growth Focused', text: 'Every choice leaves room for the branch you have not opened yet.' },
    },
  },

  profile: {
    title: { before: 'Read us first. Then ask us ', highlight: 'anything', after: '.' },
    lead: 'Who we are, how we work and what we offer, in one document you can hand to your board.',
    document: { label: 'Company Profile', hint: 'PDF, opens in a new tab' },
    contact: 'Contact Us',
    book: ['Company', 'Profile'],
  },

  reviews: {
    eyebrow: 'Reviews',
    title: 'In their words, not ours.',
    turning: 'Drag the front card to the left, or use the button.',
    moderation: 'A person reads every review before it appears here.',
    write: 'Write a Review',
    next: 'Next review',
    position: '{position} of {count}',
    stars: '{rate} of 5 stars',
    /** Stands on a review in the other language of the site. */
    inOtherLanguage: 'Written in Arabic',
    stackLabel: 'Customer reviews',
    loading: 'Loading reviews...',
    failed: 'Failed to load reviews',
    empty: { title: 'No reviews yet.', text: 'If we have worked for you, the first card is yours.' },
  },

  clients: {
    title: { other: 'More than {count} clients {clientsDid}.' },
    /** For a company that does not claim a number of clients, whose name has no meaning, and for one of which both is true. */
    titleWithoutClaim: 'Our clients {clientsDid}.',
    titleWithoutMeaning: { other: 'More than {count} clients rely on us.' },
    titleWithoutBoth: 'Our clients rely on us.',
    titleWhenEmpty: 'Our clients',
    all: 'All clients',
    loading: 'Loading clients...',
    failed: 'Failed to load client logos.',
    empty: 'No Clients Found',
  },

  presence: {
    eyebrow: 'Global Presence',
    title: { before: 'At home in {city}. On call ', highlight: 'everywhere', after: '.' },
    mapLabel: 'Our Group: all offices',
    pinLabel: '{name}, {place} (opens in a new tab)',
    /** Names an office with neither website nor map. */
    pinName: '{name}, {place}',
    hint: 'Choose a point on the map to see the office there and how to reach it.',
    loading: 'Loading our global offices...',
    failed: { title: 'Unable to load office locations', fallback: 'Please try again later' },
    empty: 'No office locations available',
    visit: 'Visit Website',
    viewOnMap: 'View on Map',
    newTab: 'opens in a new tab',
    serviceCount: { one: '{count} service', other: '{count} services' },
    more: '+{count} more',
    /** These stand below large figures, by the plural category of the figure. */
    facts: {
      offices: { one: 'Office', other: 'Offices' },
      services: { other: 'Services' },
      countries: { one: 'Country', other: 'Countries' },
      support: 'Support',
    },
  },
} as const;
