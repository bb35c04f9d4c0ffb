/** Export and erasure of what is stored about a person. */
export const privacy = {
  title: 'Privacy',
  summary: 'what is stored about one person',
  email: 'E-mail address of the person',
  hint: 'The address that they wrote from, or sign in with.',

  export: {
    title: 'Export the data',
    text: 'Everything that is stored under this address, as one JSON file: requests, reviews, applications, mails, notes, and of colleagues the account.',
    action: 'Download the data',
    done: 'The file is downloaded. It holds personal data: send it only to the person.',
  },
  erase: {
    title: 'Erase it',
    text: 'For good, and from the history too. Erase only on the person’s wish, and after you have exported the data if they asked for it.',
    action: 'Erase …',
    done: 'Everything about this person is erased: {list}',
    nothing: 'Nothing was stored under this address.',
  },
  counts: {
    quotes: { one: '{count} quote', other: '{count} quotes' },
    reviews: { one: '{count} review', other: '{count} reviews' },
    applications: { one: '{count} application', other: '{count} applications' },
    resumes: { one: '{count} résumé', other: '{count} résumés' },
    mails: { one: '{count} mail', other: '{count} mails' },
    notes: { one: '{count} note', other: '{count} notes' },
    accounts: { one: 'one account', other: '{count} accounts' },
  },
  dialog: {
    title: 'Erase everything about this person?',
    text: 'This is the one thing here that cannot be undone. It deletes, for {email}:',
    submissions: 'requests, reviews and applications, with résumés',
    written: 'mails, notes, answers and drafts about them',
    account: 'their account, if they are a colleague',
    kept: 'the history keeps that something was erased, without the name',
    confirmation: 'Type the address to go on',
    keep: 'Keep everything',
    erase: 'Erase',
  },
} as const;
