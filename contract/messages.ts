/** What a visitor reads when something is wrong, word for word from the specification where it gives the words. */
export const messages = {
  fieldRequired: 'Please fill in this field',
  fieldUnknown: 'This field is not known',
  fieldInvalid: 'Please correct this field',
  invalidCharacters: 'Please remove the invisible control characters',
  tooLong: (max: number) => `Please use at most ${max} characters`,
  invalidEmail: 'Please enter a valid email',
  invalidChoice: 'Please choose one of the options',
  correctFields: 'Please correct the marked fields',

  quote: { required: 'All fields are required', failed: 'Submission failed', sent: 'Quote sent successfully!' },
  review: {
    required: 'Please fill in all fields and select a rating',
    failed: 'Something went wrong',
    sent: 'Review submitted successfully!',
  },
  application: {
    fullNameRequired: 'Full name is required',
    emailRequired: 'Email is required',
    resumeRequired: 'Resume is required',
    notPdf: 'Please select a PDF file',
    tooLarge: 'File size must be less than 5MB',
    careerClosed: 'This position is no longer open',
    failed: 'Failed to submit application. Please try again.',
    sent: 'Application submitted successfully!',
  },

  http: {
    malformed: 'The request could not be read',
    forbiddenOrigin: 'This request did not come from our site',
    invalidToken: 'Your session has expired. Please send the form again.',
    notFound: 'Not found',
    wrongMethod: 'This address does not take this kind of request',
    methodNotAllowed: 'Nothing can be sent to this address',
    keyReused: 'This form was already sent with other content. Please reload the page and send it again.',
    bodyTooLarge: 'The request is too large',
    unsupportedType: 'This content type is not supported',
    tooManyRequests: 'Too many requests. Please try again in a few minutes.',
    serverError: 'Something went wrong',
    unavailable: 'The service is busy. Please try again in a moment.',
  },
} as const;
