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
  applicationTemplates: [
    {
      name: 'Invitation to a talk',
      subject: 'Your application for {{job}}: let us talk',
      text: [
        'Hello {{firstName}},',
        'thank you for your application for {{job}}. We read it with interest and would like to meet you.',
        'Would {{interview}} suit you? If not, name two times that do. The talk takes about [[how long]], here in our office or by video.',
        'Please bring nothing but your questions. You see where your application stands here:\n{{link}}',
      ].join('\n\n'),
    },
    {
      name: 'Decline',
      subject: 'Your application for {{job}}',
      text: [
        'Hello {{firstName}},',
        'thank you for your application for {{job}} and for the time you put into it.',
        'We have decided for somebody else this time. That says more about what we need now than about you.',
        'Your documents are deleted by themselves; if you want that sooner, a word is enough. We wish you a good way.',
      ].join('\n\n'),
    },
    {
      name: 'Offer',
      subject: 'Your application for {{job}}: our offer',
      text: [
        'Hello {{firstName}},',
        'we would like to work with you. Our offer for {{job}}: [[salary and conditions]], beginning on [[first day]].',
        'Please tell us by [[day]] whether it is yes, no, or a question. You reach me at {{phone}}.',
      ].join('\n\n'),
    },
  ],
};
