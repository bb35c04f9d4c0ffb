import { fieldTexts } from './fields.ts';

/** Text of the review form and the thanks for it. */
export const reviewFormText = {
  title: 'Write a Review',
  close: 'Close',
  ...fieldTexts.review,
  stars: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
  chooseService: 'Choose a service',
  submit: 'Submit Review',
  pending: 'Submitting...',
  note: 'Your e-mail address is never shown.',
  sent: {
    thanks: 'Thank you for your review. It will appear here once someone on our team has read it.',
  },
} as const;
