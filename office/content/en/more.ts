/** The fifth tab of the phone: what the bar has no room for. */
export const more = {
  title: 'More',
  administration: 'Administration',
  publish: 'Website',
  you: 'You',
  signOut: 'Sign out',
  work: 'Tools',
} as const;
