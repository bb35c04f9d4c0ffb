/** The sidebar, the phone's tab bar, and what may come between a person and their work. */
export const frame = {
  brand: '{name} Office',
  title: '{page} | {company} Office',
  skip: 'Skip to content',
  home: '{shortName} Office, Today',
  find: 'Search',
  help: 'Help',
  /** While nothing else opens. */
  factorFirst: 'These pages open once you have added a passkey or an authenticator app.',
  navigation: 'Office',
  administration: 'Administration',
  answer: 'Inbox',
  publish: 'Website',
  waiting: { one: '{count} waiting', other: '{count} waiting' },
  nothingWaits: 'nothing waiting',
  marked: { one: '{count} new for you', other: '{count} new for you' },
  jobsClose: { one: '{count} closes {day}', other: '{count} close from {day}' },
  /** Names for the phone's bar, where there is room for one word. */
  tabs: { quotes: 'Quotes', applications: 'Applications' },
  drafts: { one: '{count} draft', other: '{count} drafts' },

  notFound: { title: 'Page not found.', text: 'It was moved or erased, or your role has no access to it.', action: 'Go to Today' },
  broken: { title: 'This page has crashed.', text: 'Everything you saved is safe. Reloading usually helps.', action: 'Reload' },
  unreachable: { title: 'We couldn’t reach the Office.', text: 'We keep trying automatically.', action: 'Try now' },

  offline: { title: 'You’re offline.', text: 'What you see may be out of date. What you type is kept.', action: 'Try now' },
  sessionEnded: {
    title: 'Please sign in again.',
    text: 'Your session has ended. What you typed is still here.',
    as: 'You were signed in as {name}.',
    leave: 'Leave without it',
  },
} as const;
