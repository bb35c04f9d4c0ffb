/** Mails that another server refused. */
export const undelivered = {
  title: 'Undelivered mails',
  summary: { one: '{count} mail has not arrived', other: '{count} mails have not arrived' },
  nothing: 'No mail has failed',
  failed: 'The undelivered mails could not be loaded.',
  mailFailed: 'The text of this mail could not be loaded.',
  list: 'Undelivered mails, the newest first',

  kinds: {
    confirmation: 'Receipt',
    staff: 'Notice to colleagues',
    answer: 'Answer',
    account: 'Mail about an account',
    failure: 'Notice of a failed mail',
  },
  to: 'To {recipient}',
  about: { quote: 'Quote of {name}', review: 'Review of {name}', application: 'Application of {name}' },
  open: 'Open',
  writtenAt: 'Written {at}',
  serverResponse: 'The other server said',
  uncertain: 'May have been sent: the server stopped before it was confirmed',
  uncertainText: 'Whether it has arrived, only its reader knows. Sent again, it may arrive twice.',
  arrived: 'It has arrived',
  noted: 'Noted: it has arrived',
  mail: 'The mail',
  noText: 'The text of this mail has a link that opens an account, and is not shown.',

  recipient: 'Address',
  recipientHint: 'Corrected here for this mail alone',
  sendAgain: 'Send again',
  toSameAddress: 'It goes to the same address again: the link in it is made for this person.',
  invalidAddress: 'Please enter a valid e-mail address',
  sent: 'On its way to {recipient}',
  delivered: 'This mail is no longer waiting for a correction.',
  back: 'All undelivered mails',

  empty: {
    title: 'No mail has failed.',
    text: 'A mail that another server refuses appears here, with the reason and the way to send it again.',
  },
  notFound: { title: 'This mail no longer waits for a correction', text: 'It was tried again, perhaps by a colleague.' },
  keys: { move: 'move', correct: 'correct' },
};
