/** Search and commands: one list for both. */
export const palette = {
  label: 'Search or jump to',
  placeholder: 'A name, a word, a reference, or a command',
  groups: {
    quote: 'Quotes',
    review: 'Reviews',
    application: 'Applications',
    job: 'Jobs',
    client: 'Clients',
    office: 'Branches',
    person: 'People',
    actions: 'Commands',
    places: 'Go to',
  },
  results: { one: '{count} result', other: '{count} results' },
  searching: 'Searching',
  failed: 'We couldn’t search. Pages and commands still work.',
  none: 'No results for “{search}”',
  noneHint: 'You can search names, messages, references and addresses.',
  onlyYours: 'Shows only what you have access to',
  keys: { choose: 'choose', go: 'go' },
};
