/** The fifth tab of the phone: what the bar has no room for. */
export const more = {
  title: 'More',
  house: 'House',
  you: 'You',
  templates: 'Templates',
  undelivered: 'Undelivered mails',
  company: 'Company',
  people: 'People',
  history: 'History',
  privacy: 'Privacy',
  signOut: 'Sign out',
  work: 'Work',
} as const;
