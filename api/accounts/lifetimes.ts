const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds. */
export const lifetimes = {
  /** Ends a session that is not used. */
  idle: 12 * hour,
  /** Ends a session, however much it is used. */
  session: 30 * day,
  /** Between the password and the second factor. */
  code: 10 * minute,
  /** Limits how often a session's last use is written. */
  renewal: 5 * minute,
  /** For which a browser is known after somebody was inside. */
  device: 365 * day,
  /** The same for the address that they came from, which others may have next. Timers take no more than 24 days. */
  knownAddress: 14 * day,
  /** To answer a passkey's challenge. */
  challenge: 5 * minute,
  /** To sign in at a provider, and come back. */
  attempt: 10 * minute,
  invitation: 3 * day,
  reset: hour,
  /** Ends the link that confirms a new e-mail address. */
  email: 3 * day,
  /** Ends the demo's link, unless the next start prints another before. */
  demo: day,
} as const;
