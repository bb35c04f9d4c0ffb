/** The three hardware pages say this in the same words. */
export const hardware = {
  crumb: 'Hardware',
  quote: 'Get a Quote',
  closing: { primary: 'GET STARTED', secondary: 'TODAY FOR A FREE CONSULTATION' },
} as const;
