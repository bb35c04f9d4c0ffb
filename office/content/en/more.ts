/** The fifth tab of the phone: what the bar has no room for. */
export const more = {
  title: 'More',
  house: 'House',
  publish: 'Publish',
  clients: 'Clients',
  you: 'You',
  templates: 'Templates',
  undelivered: 'Undelivered mails',
  offices: 'Offices',
  attention: 'Needs attention',
  company: 'Company',
  people: 'People',
  history: 'History',
  privacy: 'Privacy',
  signOut: 'Sign out',
  work: 'Work',
  jobs: 'Jobs',
} as const;
