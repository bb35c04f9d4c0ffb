import type { OfficeMailTexts } from '#contract/mail-texts';

/** The mails to the people of the Office. */
export const officeMails: OfficeMailTexts = {
  greeting: 'Hello {name},',
  invitation: {
    subject: 'Your access to the office of {company}',
    intro: '{inviter} has made an account for you in the office of {company}. Open this link to choose how you sign in:',
    link: 'Set up your account',
    validity: 'The link is good once, for three days.',
    notExpected: 'If you do not expect this, you need not do anything.',
  },
  reset: {
    subject: 'A new password for the office of {company}',
    intro: 'Somebody has asked for a new password for your account in the office of {company}. Open this link to choose it:',
    link: 'Choose a new password',
    validity: 'The link is good once, for one hour.',
    notExpected: 'If it was not you, you need not do anything: your password stays as it is.',
  },
  startAnew: {
    subject: 'Sign in anew to the office of {company}',
    intro:
      '{owner} has reset how you sign in to the office of {company}: your password, passkeys, authenticator and recovery codes no longer work, and you are signed out everywhere. Open this link to begin anew:',
    link: 'Choose a new password',
    validity: 'The link is good once, for one hour. Later, “Forgotten password” sends you another.',
    notExpected: 'If you have not lost anything, ask {owner} before you open the link.',
  },
  startedAnew: {
    subject: 'You have reset how {person} signs in',
    intro: 'You have taken away what {person} signs in with at the office of {company}. They have got a link to begin anew.',
    signedOut: 'Both of you are signed out everywhere.',
    notYou: 'If it was not you, somebody else has used your account: change your password at once, and tell the other owners.',
  },
  newMethod: {
    subject: 'A change of how you sign in to the office of {company}',
    intro: 'For your account in the office of {company} there is now {method}.',
    methods: {
      passkey: 'a new passkey',
      password: 'a new password',
      authenticator: 'a new authenticator',
      recoveryCodes: 'a new set of recovery codes',
    },
    notYou: 'If it was not you, tell whoever looks after the office at once: they can end your sessions and lock the account.',
  },
  newQuote: {
    subject: 'A new request, {reference}',
    intro: 'A request for a quote has come in from {country}, and nobody has it yet.',
    link: 'Open the request',
  },
  overdue: {
    subject: 'Waiting too long for a first answer',
    intro: 'A first answer is to go out within {hours} hours. These have waited longer:',
    since: { quote: 'a request, since {time}', review: 'a review, since {time}', application: 'an application, since {time}' },
    link: 'Open Today',
  },
  week: {
    subject: 'The week in numbers',
    intro: 'What came in at {company} in the last seven days:',
    labels: { quotes: 'Requests', applications: 'Applications', reviews: 'Reviews', median: 'Time to the first answer, median' },
    hours: '{hours} hours',
    link: 'Open Today',
  },
  failure: {
    subject: 'A mail has not arrived, {reference}',
    intro: 'A mail about {reference} has not arrived. The office says why, and sends it again, to a corrected address if need be.',
    link: 'Open the undelivered mails',
    why: 'This goes to every address that stands in the office under “Company”, “A mail that failed”.',
  },
  chosen: 'You get this mail because you have chosen it in the office, under “Your account”. It can be switched off there.',
};
