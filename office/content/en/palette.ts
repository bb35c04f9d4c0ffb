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
