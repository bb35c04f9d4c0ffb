/** The distances of gaps, paddings and margins, as tokens: --space-n is n quarters of 1rem. Each is written by value (tools/static-tokens.ts). */
export const spacing = {
  'space-1': '0.25rem',
  'space-1-5': '0.375rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-7': '1.75rem',
  'space-8': '2rem',
  'space-9': '2.25rem',
  'space-10': '2.5rem',
  'space-12': '3rem',
  'space-14': '3.5rem',
  'space-16': '4rem',
  'space-20': '5rem',
};
