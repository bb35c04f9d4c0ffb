import type { TemplateTexts } from '#contract/mail-texts';

/**
 * Applicants are written this until the company has words of its own. Placeholders are those of contract/office/mail.ts; no part of the site shows
 * these.
 */
export const applicationTemplates: readonly TemplateTexts[] = [
  {
    name: 'Invitation to an interview',
    subject: 'Your application for {{job}}: let’s talk',
    text: [
      'Hello {{firstName}},',
      'Thank you for applying for {{job}}. We liked your application and would like to meet you.',
      'Would {{interview}} suit you? If not, please suggest two other times. The interview takes about {{duration}}. We meet here: {{place}}.',
      'There is nothing to prepare. You can see the status of your application here:\n{{link}}',
    ].join('\n\n'),
  },
  {
    name: 'Decline',
    subject: 'Your application for {{job}}',
    text: [
      'Hello {{firstName}},',
      'Thank you for applying for {{job}} and for the time you put into it.',
      'We have decided to go ahead with another applicant this time.',
      'We delete your documents automatically; if you would like that sooner, just tell us. We wish you all the best.',
    ].join('\n\n'),
  },
  {
    name: 'Offer',
    subject: 'Your application for {{job}}: our offer',
    text: [
      'Hello {{firstName}},',
      'We would like to offer you the job of {{job}}: [[salary and conditions]], starting on [[first day]].',
      'Please let us know by [[day]] whether you accept, or if you have any questions. You can reach me at {{phone}}.',
    ].join('\n\n'),
  },
];

/** Whoever asks for a quote is written this. Without a subject, a mail keeps the one that it has. */
export const quoteTemplates: readonly TemplateTexts[] = [
  {
    name: 'First questions',
    subject: '',
    text: [
      'Hello {{firstName}},',
      'Thank you for writing to us. To give you a good answer, we need to know a little more:',
      '[[your questions]]',
      'If a call is easier for you, you can reach me at {{phone}}.',
    ].join('\n\n'),
  },
  {
    name: 'Proposing a visit',
    subject: '',
    text: [
      'Hello {{firstName}},',
      'Thank you for your request. The surest way to a price that holds is a short visit.',
      'Would [[day and time]] suit you? It takes about [[how long]].',
    ].join('\n\n'),
  },
  {
    name: 'Following up',
    subject: '',
    text: [
      'Hello {{firstName}},',
      'I would like to ask whether our reply has reached you, and whether you have any questions left.',
      'If your plans have changed, one line is enough, and we won’t write again.',
    ].join('\n\n'),
  },
];
