import type { FormMessageTexts, MessageTexts } from '#contract/messages';

/** Messages about a form, word for word from the specification where it gives the words. The browser has these alone. */
export const formMessages: FormMessageTexts = {
  'field.required': 'Please fill in this field',
  'field.invalidCharacters': 'Please remove the invisible control characters',
  'field.tooLong': 'Please use at most {max} characters',
  'field.invalidEmail': 'Please enter a valid email',
  'field.invalidChoice': 'Please choose one of the options',
  'form.correctFields': 'Please correct the marked fields',

  'quote.required': 'All fields are required',
  'quote.failed': 'Submission failed',
  'quote.sent': 'Quote sent successfully!',

  'review.required': 'Please fill in all fields and select a rating',
  'review.failed': 'Something went wrong',
  'review.sent': 'Review submitted successfully!',

  'application.fullNameRequired': 'Full name is required',
  'application.emailRequired': 'Email is required',
  'application.resumeRequired': 'Resume is required',
  'application.notPdf': 'Please select a PDF file',
  'application.tooLarge': 'File size must be less than 5MB',
  'application.failed': 'Failed to submit application. Please try again.',
  'application.sent': 'Application submitted successfully!',
};

/** All messages of the site and the API. */
export const messages: MessageTexts = {
  ...formMessages,
  'field.unknown': 'This field is not known',
  'field.invalid': 'Please correct this field',
  'form.receipt': '{sent} Reference: {reference}',
  'application.careerClosed': 'This position is no longer open',

  'http.malformed': 'The request could not be read',
  'http.forbiddenOrigin': 'This request did not come from our site',
  'http.invalidToken': 'Your session has expired. Please send the form again.',
  'http.notFound': 'Not found',
  'http.wrongMethod': 'This address does not take this kind of request',
  'http.methodNotAllowed': 'Nothing can be sent to this address',
  'http.keyReused': 'This form was already sent with other content. Please reload the page and send it again.',
  'http.bodyTooLarge': 'The request is too large',
  'http.unsupportedType': 'This content type is not supported',
  'http.tooManyRequests': 'Too many requests. Please try again in a few minutes.',
  'http.serverError': 'Something went wrong',
  'http.unavailable': 'The service is busy. Please try again in a moment.',
};
