import type { OfficeMailTexts } from '#contract/mail-texts';

/** The mails to the people of the Office. */
export const officeMails: OfficeMailTexts = {
  greeting: 'Hello {name},',
  invitation: {
    subject: 'You’re invited to the {company} Office',
    intro: '{inviter} has created an account for you in the {company} Office. Open this link to choose how you sign in:',
    link: 'Set up your account',
    validity: 'The link works once, for three days.',
    notExpected: 'If you weren’t expecting this, you can ignore this email.',
  },
  reset: {
    subject: 'Reset your {company} Office password',
    intro: 'Someone asked to reset the password of your account in the {company} Office. Open this link to choose a new one:',
    link: 'Choose a new password',
    validity: 'The link works once, for one hour.',
    notExpected: 'If it wasn’t you, you can ignore this email: your password stays the same.',
  },
  startAnew: {
    subject: 'Set up your {company} Office sign-in again',
    intro:
      '{owner} has reset how you sign in to the {company} Office: your password, passkeys, authenticator and recovery codes no longer work, and you are signed out everywhere. Open this link to set up your sign-in again:',
    link: 'Choose a new password',
    validity: 'The link works once, for one hour. After that, “Forgot password?” sends you another.',
    notExpected: 'If you haven’t lost anything, ask {owner} before you open the link.',
  },
  startedAnew: {
    subject: 'You have reset how {person} signs in',
    intro: 'You have reset how {person} signs in to the {company} Office. They were sent a link to set up their sign-in again.',
    signedOut: 'You are both signed out everywhere.',
    notYou: 'If it wasn’t you, someone else has used your account: change your password at once, and tell the other owners.',
  },
  newMethod: {
    subject: 'Your sign-in to the {company} Office has changed',
    intro: 'Your account in the {company} Office now has {method}.',
    methods: {
      passkey: 'a new passkey',
      password: 'a new password',
      authenticator: 'a new authenticator app',
      recoveryCodes: 'a new set of recovery codes',
    },
    notYou: 'If it wasn’t you, tell an owner of the Office at once: they can sign you out everywhere and deactivate the account.',
  },
  newQuote: {
    subject: 'New quote, {reference}',
    intro: 'A new quote has come in from {country}, and it is not assigned to anyone yet.',
    link: 'Open the quote',
  },
  overdue: {
    subject: 'First replies overdue',
    intro: 'First replies are due within {hours} hours. These have waited longer:',
    since: { quote: 'a quote, since {time}', review: 'a review, since {time}', application: 'an application, since {time}' },
    link: 'Open Today',
  },
  week: {
    subject: 'The week in numbers',
    intro: 'What the week from {from} to {to} brought {company}, beside the week before:',
    labels: {
      quotes: 'Quotes',
      won: 'Won',
      lost: 'Lost',
      median: 'Time to first reply, median',
      ninetieth: 'Nine of ten first replies within',
      views: 'Page views',
      pages: 'Quotes by page',
      sources: 'Quotes by source',
      applications: 'Applications',
      reviews: 'Reviews',
    },
    compared: '{now} ({before} the week before)',
    hours: '{hours} hours',
    none: 'none',
    counted: '{name}: {count}',
    unknown: 'not known',
    link: 'Open Figures',
    today: 'Open Today',
  },
  failure: {
    subject: 'An email was not delivered, {reference}',
    intro: 'An email about {reference} was not delivered. In the Office you can see why, fix the address and resend it.',
    link: 'Open undelivered emails',
    why: 'You get this email because your address is listed in the Office under Company, “Failed email”.',
  },
  chosen: 'You get this email because you turned it on in the Office under “Your account”. You can turn it off there.',
};
