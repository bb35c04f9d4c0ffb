import { fieldTexts } from './fields.ts';

/** Text of the quote form and its receipt. */
export const quoteFormText = {
  title: 'Start Your Journey',
  parts: { who: 'Who is writing?', where: 'Where can we reach you?', what: 'What should get better?' },
  ...fieldTexts.quote,
  submit: 'Send',
  pending: 'Sending...',
  note: 'We use these details to answer you.',
  waiting: 'Your words stay here until they have arrived.',
  privacy: 'Privacy Policy',
  sent: {
    title: 'It is with us.',
    thanks: { before: 'Thank you, ', after: '.' },
    next: 'One of our team will read your message and answer by e-mail or phone during our business hours, {hours}. A confirmation with your reference is on its way to your inbox.',
    again: 'Send another message',
  },
} as const;
