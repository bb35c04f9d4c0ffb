/** Search and commands: one list for both. */
export const palette = {
  label: 'Search or jump to',
  placeholder: 'A name, a number, a word, or a command',
  groups: {
    contact: 'Contacts',
    quote: 'Quotes',
    review: 'Reviews',
    application: 'Applications',
    job: 'Jobs',
    client: 'Clients',
    office: 'Branches',
    person: 'People',
    actions: 'Commands',
    places: 'Go to',
    help: 'Help',
  },
  help: 'Help with {place}',
  results: { one: '{count} result', other: '{count} results' },
  searching: 'Searching',
  failed: 'We couldn’t search. Pages and commands still work.',
  none: 'No results for “{search}”',
  noneHint: 'You can search names, messages, references, addresses and parts of phone numbers.',
  onlyYours: 'Shows only what you have access to',
  /** Says what is done in a place, where its name alone does not. */
  details: {
    texts: 'every sentence of the site',
    pictures: 'every picture of the site',
    pages: 'services on and off',
    hours: 'also Ramadan and holidays',
  },
  /** Other words by which people look for a place. */
  words: {
    texts: 'headline heading title sentence wording words website content translation translate homepage',
    pictures: 'photo photograph image hero banner picture',
    pages: 'services switch off hide page cctv pos seo cloud networking website',
    hours: 'hours Ramadan Eid holiday closed time weekend working business',
    company: 'phone telephone address contact WhatsApp email settings',
    offices: 'office map location pin country',
    clients: 'logo logos customers',
    jobs: 'careers vacancy vacancies position',
    people: 'invite colleague user role password staff',
    account: 'password passkey language theme sign-in',
    templates: 'reply snippet',
    history: 'log who changed undo',
  },
  /** The same for the texts of a page. */
  textWords: {
    home: 'home page homepage front start headline hero',
    navigation: 'menu header',
    footer: 'bottom of the page',
    mails: 'email confirmation',
    cctv: 'camera cameras smart home',
    pointOfSale: 'POS till',
    pc: 'PC computer',
    careers: 'jobs page',
    ourGroup: 'branches offices page',
    contact: 'contact page',
    about: 'about page',
    notFound: '404',
  },
  keys: { choose: 'choose', go: 'go' },
};

/** The fifth tab of the phone: what the bar has no room for. */
export const more = {
  title: 'More',
  administration: 'Administration',
  publish: 'Website',
  you: 'You',
  signOut: 'Sign out',
  work: 'Tools',
} as const;
