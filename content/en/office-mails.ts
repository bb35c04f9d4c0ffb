import type { OfficeMailTexts } from '#contract/mail-texts';

/** The mails about accounts of the Office. */
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
};
