/** Export and erasure of what is stored about a person. */
export const privacy = {
  title: 'Privacy',
  summary: 'the data stored about one person',
  email: 'Email address of the person',
  hint: 'The address they wrote from or sign in with.',

  found: {
    list: 'Found: {list}.',
    nothing: 'Nothing is stored under this address.',
    failed: 'We couldn’t look up what is stored.',
    others: {
      one: 'The same person has another address, with data of its own:',
      other: 'The same person has {count} other addresses, with data of their own:',
    },
  },

  export: {
    title: 'Export their data',
    text: 'Everything stored under this address as one JSON file: quotes, reviews, applications, emails, notes, whether they hear of new jobs and, for colleagues, the account.',
    action: 'Download data',
    done: 'File downloaded. It contains personal data: send it only to the person it is about.',
  },
  erase: {
    title: 'Erase their data',
    text: 'For good, and from the history too. Erase only when the person asks for it, and export the data first if they want a copy.',
    action: 'Erase …',
    done: 'Erased everything about this person: {list}',
    nothing: 'Nothing is stored under this address.',
  },
  counts: {
    quotes: { one: '{count} quote', other: '{count} quotes' },
    reviews: { one: '{count} review', other: '{count} reviews' },
    applications: { one: '{count} application', other: '{count} applications' },
    resumes: { one: '{count} résumé', other: '{count} résumés' },
    mails: { one: '{count} email', other: '{count} emails' },
    notes: { one: '{count} note', other: '{count} notes' },
    copies: { one: 'their address in {count} email to others', other: 'their address in {count} emails to others' },
    messages: { one: '{count} message in others’ conversations', other: '{count} messages in others’ conversations' },
    jobAlerts: { one: 'a place on the list for new jobs', other: '{count} places on the list for new jobs' },
    accounts: { one: 'one account', other: '{count} accounts' },
  },
  dialog: {
    title: 'Erase everything about this person?',
    text: 'This can’t be undone. For {email}, it erases:',
    submissions: 'quotes, reviews and applications, with résumés',
    written: 'emails, notes, replies and drafts about them',
    alerts: 'their address on the list for new jobs',
    account: 'their account, if they are a colleague',
    kept: 'the history keeps that something was erased, without the name',
    confirmation: 'Type the email address to confirm',
    keep: 'Cancel',
    erase: 'Erase',
  },
} as const;
