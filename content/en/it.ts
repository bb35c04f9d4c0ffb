/** The IT service pages say this in the same words. */
export const it = {
  crumb: 'IT services',
  needs: 'Why your business needs it',
  choose: 'Why Choose {company}',
  /** `{count}` in words. */
  figures: { one: 'In {count} figure', other: 'In {count} figures' },
  quote: 'Get a Quote',
} as const;
