/** Says what went wrong, where the server could not. */
export const messages = {
  connection: 'We couldn’t reach the Office. Nothing was changed: please try again.',
  unreadable: 'The Office sent an unexpected response. Please reload the page.',
  newer: 'Someone else has changed this in the meantime.',
  unknown: 'Something went wrong. Please reload the page.',
  required: 'Please fill in this field',
  invalidEmail: 'Please enter a valid email address',
} as const;
