/** What the parts say that many screens are made of. */
export const parts = {
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  undone: 'Undone: {message}',
  undoFailed: 'This could not be undone. {reason}',
  nothingToUndo: 'There is nothing to undo',
  notices: 'Messages',
  tryNow: 'Try now',
  optional: 'optional',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  remove: 'Remove {name}',
  loading: 'Loading',
  ago: {
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} d',
    daysAndHours: '{days} d {hours} h',
    now: 'just now',
  },
  waitsLong: 'longer than the aim',
} as const;
