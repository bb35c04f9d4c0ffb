import type { FieldTexts } from '#contract/forms/field-texts';
import { serviceNames } from './services.ts';

/** Names of the fields of the forms, and of what can be chosen in them. */
export const fieldTexts = {
  quote: {
    labels: {
      fullName: 'Full name',
      email: 'Email',
      phoneNumber: 'Phone number',
      country: 'Country',
      message: 'Message',
    },
  },
  review: {
    labels: {
      fullName: 'Full name',
      email: 'Email',
      rate: 'Rating',
      service: 'Service',
      message: 'Message',
    },
    choices: { service: serviceNames },
  },
  application: {
    labels: { fullName: 'Full Name', email: 'Email Address', resume: 'Resume (PDF)' },
  },
} as const satisfies FieldTexts;

/** Hints that empty fields show. */
export const emptyFieldMessages = {
  'field.required': 'Please fill in this field',
  'field.nameRequired': 'Please enter your name',
  'field.emailRequired': 'Please enter an e-mail address we can answer to',
  'field.phoneRequired': 'Please enter a phone number',
  'field.countryRequired': 'Please enter your country',
  'field.messageRequired': 'Please write at least one sentence',
  'field.ratingRequired': 'Please choose one to five stars',
  'field.serviceRequired': 'Please choose a service',
  'application.fullNameRequired': 'Full name is required',
  'application.emailRequired': 'Email is required',
  'application.resumeRequired': 'Resume is required',
} as const;
