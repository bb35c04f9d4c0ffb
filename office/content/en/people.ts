/** The page of the people who work here. */
export const people = {
  title: 'People',
  count: { one: '{count} person', other: '{count} people' },
  openInvitations: { one: 'one invitation is open', other: '{count} invitations are open' },
  say: '{people}, {invitations}',
  columns: { name: 'Name', role: 'Role', factors: 'Signs in with', lastSeen: 'Last here', actions: 'Actions' },
  failed: 'The list of people could not be loaded.',

  you: 'you',
  roleOf: 'Role of {name}',
  actionsFor: 'More for {name}',
  factors: {
    passkey: 'passkey',
    password: 'password',
    passwordAndCode: 'password and code',
    passkeyAndPassword: 'passkey, password',
    missing: 'second factor missing',
    none: 'not yet',
  },
  away: '{seen}, out until {date}',
  never: 'not yet',
  invitedUntil: 'invited, until {date}',
  invitationOver: 'invitation has expired',
  deactivated: 'locked out',

  sendAgain: 'Send again',
  endSessions: 'Sign out everywhere',
  deactivate: 'Lock out',
  activate: 'Let in again',
  seeHistory: 'What they did',

  invite: 'Invite',
  invitation: {
    title: 'Invite somebody',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    locale: 'Language of the office',
    send: 'Send invitation',
    validity: 'The link works for 3 days, once.',
  },

  done: {
    invited: 'The invitation to {name} is on its way',
    invitedAgain: 'A new invitation to {name} is on its way; the old link is over',
    role: '{name} is now {role}, and signs in anew',
    deactivated: '{name} is locked out and signed out everywhere',
    activated: '{name} may sign in again',
    sessionsEnded: '{name} is signed out everywhere',
  },
  changedMeanwhile: 'Somebody else has just changed {name}. This is the newer state.',

  permissions: {
    title: 'Who may do what',
    note: 'What a role may not see is not shown, not greyed',
    yes: 'yes',
    no: 'no',
    rows: {
      quotes: 'See and answer quotes',
      applications: 'Read and decide applications',
      reviews: 'Decide reviews',
      people: 'Invite people and change roles',
      history: 'Read the history',
      privacy: 'Export and erase a person’s data',
    },
  },
} as const;
