/** Mails that another server refused. */
export const undelivered = {
  title: 'Undelivered emails',
  summary: { one: '{count} email was not delivered', other: '{count} emails were not delivered' },
  nothing: 'No failed emails',
  failed: 'We couldn’t load the undelivered emails.',
  mailFailed: 'We couldn’t load the text of this email.',
  list: 'Undelivered emails, newest first',

  kinds: {
    confirmation: 'Confirmation',
    staff: 'Notice to staff',
    answer: 'Reply',
    account: 'Account email',
    failure: 'Notice of a failed email',
    alert: 'Email about new jobs',
  },
  to: 'To {recipient}',
  about: { quote: 'Quote from {name}', review: 'Review by {name}', application: 'Application from {name}' },
  open: 'Open',
  writtenAt: 'Written {at}',
  serverResponse: 'The other server said',
  uncertain: 'May have been sent: the server stopped before it was confirmed',
  uncertainText: 'Only the recipient knows whether it arrived. If you resend it, it may arrive twice.',
  arrived: 'Mark as delivered',
  noted: 'Marked as delivered',
  mail: 'Email',
  noText: 'This email contains a link for its recipient alone, so its text is not shown.',

  recipient: 'Address',
  recipientHint: 'Corrected for this email only',
  sendAgain: 'Resend',
  toSameAddress: 'It goes to the same address again: its link is made for this person.',
  invalidAddress: 'Please enter a valid email address',
  sent: 'Sending to {recipient}',
  delivered: 'This email no longer needs attention.',
  back: 'All undelivered emails',

  empty: {
    title: 'No failed emails.',
    text: 'Emails that another server refuses appear here, with the reason and a way to resend them.',
  },
  notFound: { title: 'This email no longer needs attention', text: 'It was resent, perhaps by a colleague.' },
};
