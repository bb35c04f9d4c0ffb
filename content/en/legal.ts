/** The legal documents say this in the same words. */
export const legal = {
  /** Before the date. */
  effective: 'Effective',
  contents: 'On this page',
  address: '{street}, {city}, {country}',
  /** At the top of a document in any language but English. */
  translation: {
    text: 'This is a translation of the English document. Where the two differ, the English one prevails.',
    original: 'Read the English document',
  },
} as const;
