/** A person's own account. */
export const account = {
  summary: '{role}, {email}',
  signOut: 'Sign out',
  changeName: 'Change the name',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  nameSaved: 'Your name is now {name}',
  failed: 'This part could not be loaded.',
  changedMeanwhile: 'Your account was changed in another window. This is the newer state.',

  factorMissing: {
    title: 'One step is missing before you can begin',
    text: 'An owner may do everything here, so a password alone is not enough. Add a passkey, or an authenticator app.',
    everybody: 'Everybody here signs in with more than a password. Add a passkey, or an authenticator app.',
  },

  factorThere: { title: 'Nothing is missing any more.', text: 'The office is open to you.', action: 'To Today' },

  passkeys: {
    title: 'Passkeys',
    about: 'The safest way in, and the fastest.',
    detail: '{made}, {used}',
    made: 'made {date}',
    used: 'last used {date}',
    neverUsed: 'not used yet',
    add: 'Add a passkey',
    name: 'Name of the passkey',
    nameHint: 'So that you know it again: “Laptop, fingerprint”.',
    continue: 'Continue',
    remove: 'Remove',
    removeOf: 'Remove the passkey {name}',
    added: 'The passkey {name} is added',
    removed: 'The passkey {name} is removed',
    unsupported: 'This browser knows no passkeys.',
    cancelled: 'The device made no passkey. Nothing has changed.',
    known: 'This device already has a passkey of yours.',
  },

  password: {
    title: 'Password',
    has: 'With a password you sign in from any device.',
    hasWithCode: 'With a password you sign in from any device; a code is asked for as well.',
    hasNone: 'You have none. Whoever has a passkey needs none.',
    change: 'Change the password',
    set: 'Set a password',
    current: 'Current password',
    next: 'New password',
    hint: 'At least 12 characters. A sentence is easy to remember.',
    save: 'Save the password',
    saved: 'The password is changed. Other devices are signed out.',
  },

  factor: {
    title: 'Second factor',
    about: 'Asked for whenever the password is used.',
    authenticator: 'Authenticator app',
    active: 'in use',
    missing: 'none yet',
    add: 'Set up',
    replace: 'Replace',
    remove: 'Remove',
    removed: 'The authenticator is removed. The password alone lets you in now.',
    scan: 'Scan this picture with the app, then type the six digits that it shows.',
    picture: 'QR code for the authenticator app',
    byHand: 'Or type this key into the app',
    copyKey: 'Copy the key',
    code: 'Code from the app',
    confirm: 'Confirm',
    recoveryCodes: 'Recovery codes',
    codesLeft: { one: 'one left', other: '{count} left' },
    noCodesLeft: 'none left',
    newCodes: 'Make new ones',
  },

  codes: {
    title: 'Your recovery codes',
    about:
      'Each opens the account once, when the app is out of reach. They are shown this one time: print them, or keep them in a password manager. Older codes no longer work.',
    copy: 'Copy',
    print: 'Print',
    kept: 'I have kept them',
  },

  sessions: {
    title: 'Signed in',
    current: 'this one',
    now: 'now',
    detail: '{since}, {used}',
    since: 'since {date}',
    lastUsed: 'last used {date}',
    end: 'Sign out',
    endOf: 'Sign out {device}',
    endOthers: 'Sign out the others',
    ended: '{device} is signed out',
    othersEnded: 'All other devices are signed out',
  },

  habits: {
    title: 'How the office looks and behaves',
    locale: 'Language',
    theme: 'Appearance',
    themes: { system: 'As the system', dark: 'Dark', light: 'Light' },
    shortcuts: 'Keys without Ctrl',
    shortcutsHint: 'J, K, E and so on. Off if you use voice control.',
    away: 'Away until',
    awayHint: 'Colleagues see it beside your name. The day you are back.',
    notAway: 'I am here',
  },

  mails: {
    title: 'Mails to me',
    about: 'For you alone. Which mailboxes of the company are told is chosen in Company.',
    topics: {
      newQuote: {
        label: 'A new quote without an owner',
        hint: 'At once, without the customer’s name. If Company tells you of every quote, you get that mail alone.',
      },
      overdue: { label: 'Something waits too long', hint: 'One mail on the morning of a working day, not one each.' },
      week: { label: 'The week in numbers', hint: 'On the last working day, before it ends.' },
    },
  },

  confirm: {
    title: 'Is it still you?',
    text: 'You signed in more than an hour ago. Sign in once more, then this goes on.',
  },
} as const;
