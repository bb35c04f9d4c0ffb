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

  'office.signInNeeded': 'Please sign in',
  'office.signInAgain': 'Please sign in again before you change this',
  'office.notAllowed': 'You may not do this',
  'office.factorMissing': 'Add a passkey or an authenticator to your account first',
  'office.wrongCredentials': 'E-mail or password is not right',
  'office.wrongPassword': 'This is not your password',
  'office.wrongCode': 'This code is not right, or was used before',
  'office.usePasskey': 'Please sign in with your passkey',
  'office.passkeyFailed': 'This passkey could not be checked. Please try again.',
  'office.linkInvalid': 'This link was used before or has expired',
  'office.passwordTooShort': 'Please use at least 12 characters',
  'office.passwordCommon': 'This password is easy to guess. Please choose another.',
  'office.passwordOnly': 'This link sets a new password. You can add passkeys when you are inside.',
  'office.passwordOrPasskey': 'Choose a passkey or a password',
  'office.emailTaken': 'This person has an account already',
  'office.lastOwner': 'Somebody has to remain the owner',
  'office.lastFactor': 'This is the last way to sign in. Add another one first.',
  'office.versionMissing': 'The request does not say which version it changes',
  'office.impossibleChange': 'This cannot be done as things are',
  'office.noAddress': 'There is no e-mail address to answer to',
  'office.mailGone': 'The mail has gone and cannot be taken back',
  'office.mailDelivered': 'This mail is not waiting for a correction',
  'office.reviewsChanged': 'The public reviews have changed in the meantime',
  'office.addressesDiffer': 'The two addresses are not the same',
};
