/** What went wrong, where the server could not say it. */
export const messages = {
  connection: 'There is no connection to the Office. Nothing was changed.',
  unreadable: 'The Office answered something unexpected. Please open the page anew.',
  newer: 'Somebody else has changed this in the meantime.',
  unknown: 'Something went wrong here. Please open the page anew.',
  required: 'Please fill this in',
  invalidEmail: 'Please enter a valid e-mail address',
} as const;
