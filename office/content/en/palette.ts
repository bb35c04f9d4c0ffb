/** Find or do: one list for both. And the sheet of all keys. */
export const palette = {
  label: 'Find or do',
  placeholder: 'A name, a word, a reference, or what you want to do',
  groups: {
    quote: 'Quotes',
    review: 'Reviews',
    application: 'Applications',
    job: 'Jobs',
    client: 'Clients',
    office: 'Offices',
    person: 'People',
    actions: 'Do, here',
    places: 'Go to',
  },
  results: { one: '{count} result', other: '{count} results' },
  searching: 'Searching',
  failed: 'The search did not answer. Places and actions still work.',
  none: 'Nothing found for “{search}”',
  noneHint: 'Names, words of messages, references and addresses are searched.',
  onlyYours: 'Finds only what you may see',
  keys: { choose: 'choose', go: 'go' },
};
