import type { TemplateTexts } from '#contract/mail-texts';

/** What applicants are written until the company has words of its own. Gaps are those of contract/office/mail.ts; no part of the site shows these. */
export const applicationTemplates: readonly TemplateTexts[] = [
  {
    name: 'Invitation to an interview',
    subject: 'Your application for {{job}}: let us talk',
    text: [
      'Hello {{firstName}},',
      'thank you for your application for {{job}}. We read it with interest and would like to meet you.',
      'Would {{interview}} suit you? If not, name two times that do. The interview takes about [[how long]], here in our office or by video.',
      'Please bring nothing but your questions. You see where your application stands here:\n{{link}}',
    ].join('\n\n'),
  },
  {
    name: 'Decline',
    subject: 'Your application for {{job}}',
    text: [
      'Hello {{firstName}},',
      'thank you for your application for {{job}} and for the time you put into it.',
      'We have chosen somebody else this time. That says more about what we need now than about you.',
      'Your documents are deleted automatically; if you want that sooner, just tell us. We wish you all the best.',
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
];
