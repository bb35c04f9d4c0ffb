import { apiPaths } from '../api-paths.ts';
import { limits } from '../limits.ts';
import { urls } from '../urls.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';

export const applicationForm = {
  name: 'application',
  apiPath: apiPaths.applicants,
  page: urls.careers,
  fields: {
    careerId: { kind: 'hidden' },
    fullName: { kind: 'line', max: limits.name, required: 'application.fullNameRequired' },
    email: { kind: 'email', max: limits.email, required: 'application.emailRequired' },
    resume: {
      kind: 'file',
      maxBytes: limits.resume,
      required: 'application.resumeRequired',
      wrongType: 'application.notPdf',
      tooLarge: 'application.tooLarge',
    },
  },
  messages: { failed: 'application.failed', sent: 'application.sent' },
} as const satisfies FormDefinition;

export type ApplicationValues = FormValues<typeof applicationForm>;
