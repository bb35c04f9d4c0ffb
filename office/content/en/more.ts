/** The fifth tab of the phone: what the bar has no room for. */
export const more = {
  title: 'More',
  administration: 'Administration',
  publish: 'Website',
  you: 'You',
  templates: 'Templates',
  undelivered: 'Undelivered emails',
  attention: 'Needs attention',
  signOut: 'Sign out',
  work: 'Tools',
} as const;
