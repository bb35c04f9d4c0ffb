/** The fifth tab of the phone: what the bar has no room for. */
export const more = {
  title: 'More',
  administration: 'Administration',
  publish: 'Publish',
  you: 'You',
  templates: 'Templates',
  undelivered: 'Undelivered mails',
  attention: 'Needs attention',
  signOut: 'Sign out',
  work: 'Work',
} as const;
