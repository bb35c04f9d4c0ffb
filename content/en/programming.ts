/** The programming pages say this in the same words. */
export const programming = {
  crumb: 'Programming',
  quote: 'Get a Quote',
} as const;
