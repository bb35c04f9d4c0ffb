import type { Field } from './fields.ts';
import { limits } from './limits.ts';
import { serviceNames } from './services.ts';

/** The review form's fields as the browser checks them; `ReviewRequest` is the server's reading of the same rules. */
export const reviewFields = {
  fullName: { kind: 'line', max: limits.name },
  email: { kind: 'email', max: limits.email },
  rate: { kind: 'rating' },
  service: { kind: 'choice', options: serviceNames },
  message: { kind: 'paragraph', max: limits.message },
} satisfies Record<string, Field>;
