/** At the end of every service page: what customers say of the service and who has it, and the services beside it. */
export const servicePage = {
  proof: { title: 'From our clients', stars: '{rate} of 5 stars', inOtherLanguage: 'Written in Arabic', all: 'All clients' },
  neighbours: 'Related services',
} as const;
