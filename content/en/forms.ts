import { brand } from '#brand';
import type { FieldName } from '#contract/forms/form-definition';
import type { quoteForm } from '#contract/forms/quote';
import type { reviewForm } from '#contract/forms/review';

/** The texts of the forms. The messages about errors are in messages.ts, because the server has the same. A missing label does not compile. */
export const forms = {
  problems: { look: 'Please look at:' },
  failure: {
    text: 'We could not send it. What you typed is still here, and sending it again cannot store it twice.',
    call: 'Or call',
    write: 'or write to',
  },
  honeypot: 'Leave this field empty',
  toasts: { region: 'Notifications', close: 'Close notification' },
  receipt: {
    reference: 'Your reference',
    answerTo: 'Answer goes to',
    copy: 'Copy reference',
    copied: 'Copied',
  },

  quote: {
    title: 'Start Your Journey',
    parts: { who: 'Who is writing?', where: 'Where can we reach you?', what: 'What should get better?' },
    labels: {
      fullName: 'Full name',
      email: 'Email',
      phoneNumber: 'Phone number',
      country: 'Country',
      message: 'Message',
    } satisfies Record<FieldName<typeof quoteForm>, string>,
    submit: 'Send',
    pending: 'Sending...',
    note: 'We use these details to answer you and for nothing else.',
    waiting: 'Your words stay here until they have arrived.',
    privacy: 'Privacy Policy',
    sent: {
      title: 'It is with us.',
      thanks: { before: 'Thank you, ', after: '.' },
      next: `The person who would do the work reads your message and answers by e-mail or phone within our business hours, ${brand.hours.label}. A confirmation with your reference is on its way to your inbox.`,
      again: 'Send another message',
    },
  },

  review: {
    title: 'Write a Review',
    close: 'Close',
    labels: {
      fullName: 'Full name',
      email: 'Email',
      rate: 'Rating',
      service: 'Service',
      message: 'Message',
    } satisfies Record<FieldName<typeof reviewForm>, string>,
    stars: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
    chooseService: 'Choose a service',
    submit: 'Submit Review',
    pending: 'Submitting...',
    note: 'Your e-mail address is never shown.',
    sent: {
      thanks: 'Thank you for your review. It appears here once somebody of our team has read it.',
    },
  },
} as const;
