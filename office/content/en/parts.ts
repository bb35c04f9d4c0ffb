/** The parts say this that many screens are made of. */
const lengths = {
  minutes: { one: '{count} min', other: '{count} min' },
  hours: { one: '{count} h', other: '{count} h' },
  days: { one: '{count} d', other: '{count} d' },
} as const;

export const parts = {
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  undone: 'Undone: {message}',
  undoFailed: 'We couldn’t undo this. {reason}',
  undonePartly: 'Undone in part: {message}. What someone has changed since then stays as it is.',
  nothingToUndo: 'Nothing to undo',
  notices: 'Notifications',
  tryNow: 'Try now',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remove: 'Remove {name}',
  loading: 'Loading',
  ago: {
    ...lengths,
    /** The same where they stand alone, not after a word such as “since”. */
    alone: lengths,
    /** `{days}` and `{hours}` are filled with two of these. */
    daysAndHours: '{days} {hours}',
    now: 'just now',
    /** Beside a large numeral. */
    units: { minutes: { one: 'min', other: 'min' }, hours: { one: 'h', other: 'h' }, days: { one: 'd', other: 'd' } },
  },
  nobody: 'unassigned',
  nobodyYet: 'Unassigned',
  me: '{name} (me)',
  formerColleague: 'Former colleague',
  marks: { given: 'Assigned to you by {name}', mentioned: '{name} mentioned you' },
  waitsLong: 'overdue',
} as const;
