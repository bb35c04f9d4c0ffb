import { limits } from '../limits.ts';

/** The field of the form that asks for emails about new jobs; everything else that it sends is what every form does. */
export const jobAlertFields = {
  email: { kind: 'email', max: limits.email, required: 'field.emailRequired' },
} as const;
