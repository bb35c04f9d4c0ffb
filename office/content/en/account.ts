/** A person's own account. */
export const account = {
  summary: '{role}, {email}',
  signOut: 'Sign out',
  changeName: 'Change name',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  nameSaved: 'Your name is now {name}',
  failed: 'We couldn’t load this section.',
  changedMeanwhile: 'Your account was changed in another window. This is the latest version.',

  factorMissing: {
    title: 'One more step before you can start',
    text: 'Owners have access to everything, so a password alone is not enough. Add a passkey or an authenticator app.',
    everybody: 'Everyone here signs in with more than a password. Add a passkey or an authenticator app.',
  },

  factorThere: { title: 'You’re all set.', text: 'You can now use the Office.', action: 'Go to Today' },

  passkeys: {
    title: 'Passkeys',
    about: 'The safest and fastest way to sign in.',
    detail: '{made}, {used}',
    made: 'added {date}',
    used: 'last used {date}',
    neverUsed: 'not used yet',
    add: 'Add a passkey',
    name: 'Passkey name',
    nameHint: 'So that you recognise it: “Laptop, fingerprint”.',
    continue: 'Continue',
    remove: 'Remove',
    removeOf: 'Remove the passkey {name}',
    added: 'Passkey {name} added',
    removed: 'Passkey {name} removed',
    unsupported: 'This browser does not support passkeys.',
    cancelled: 'No passkey was created. Nothing has changed.',
    known: 'This device already has a passkey of yours.',
  },

  password: {
    title: 'Password',
    has: 'You can sign in with it from any device.',
    hasWithCode: 'You can sign in with it from any device, together with a code.',
    hasNone: 'You have none, and with a passkey you need none.',
    change: 'Change password',
    set: 'Set a password',
    current: 'Current password',
    next: 'New password',
    hint: 'At least 12 characters. A sentence is easy to remember.',
    save: 'Save password',
    saved: 'Password changed. Other devices are signed out.',
  },

  factor: {
    title: 'Two-factor authentication',
    about: 'Asked for whenever you use your password.',
    authenticator: 'Authenticator app',
    active: 'on',
    missing: 'not set up',
    add: 'Set up',
    replace: 'Replace',
    remove: 'Remove',
    removed: 'Authenticator app removed. Your password alone now signs you in.',
    scan: 'Scan this QR code with the app, then enter the six-digit code it shows.',
    picture: 'QR code for the authenticator app',
    byHand: 'Or enter this key in the app',
    copyKey: 'Copy key',
    code: 'Code from the app',
    confirm: 'Confirm',
    recoveryCodes: 'Recovery codes',
    codesLeft: { one: 'one left', other: '{count} left' },
    noCodesLeft: 'none left',
    newCodes: 'Generate new codes',
  },

  codes: {
    title: 'Your recovery codes',
    about:
      'Each signs you in once when you can’t use the app. They are shown only now: print them, or save them in a password manager. Older codes no longer work.',
    copy: 'Copy',
    print: 'Print',
    kept: 'I’ve saved them',
  },

  sessions: {
    title: 'Signed-in devices',
    current: 'this device',
    now: 'now',
    detail: '{since}, {used}',
    since: 'since {date}',
    lastUsed: 'last used {date}',
    end: 'Sign out',
    endOf: 'Sign out {device}',
    endOthers: 'Sign out other devices',
    ended: '{device} signed out',
    othersEnded: 'All other devices signed out',
  },

  habits: {
    title: 'Preferences',
    locale: 'Language',
    theme: 'Appearance',
    themes: { system: 'System', dark: 'Dark', light: 'Light' },
    shortcuts: 'Single-key shortcuts',
    shortcutsHint: 'J, K, E and so on. Turn them off if you use voice control.',
    away: 'Away until',
    awayHint: 'The day you are back. Colleagues see it beside your name.',
    notAway: 'I’m back',
  },

  mails: {
    title: 'Email notifications',
    about: 'For you alone. The company’s mailboxes are set under Company.',
    topics: {
      newQuote: {
        label: 'A new unassigned quote',
        hint: 'Sent at once, without the customer’s name. If Company already notifies you of every quote, you get only that email.',
      },
      overdue: { label: 'Overdue replies', hint: 'One summary on the morning of each working day.' },
      week: { label: 'The week in numbers', hint: 'At 8:00 on the first working day: the week that is over, beside the week before.' },
    },
  },

  confirm: {
    title: 'Is it still you?',
    text: 'You signed in more than an hour ago. Please sign in again to continue.',
  },
} as const;
