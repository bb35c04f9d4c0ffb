import type { Field } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** The application form's text fields as the browser checks them; `ApplicationRequest` is the server's reading of the same rules. */
export const applicationFields = {
  fullName: { kind: 'line', max: limits.name, required: messages.application.fullNameRequired },
  email: { kind: 'email', max: limits.email, required: messages.application.emailRequired },
} satisfies Record<string, Field>;

/** What is wrong with a chosen file, before it is sent. The server looks at the content as well. */
export function resumeProblem(file: { name: string; type: string; size: number } | undefined): string | undefined {
  if (!file || file.size === 0) return messages.application.resumeRequired;
  if (file.type !== 'application/pdf' && !(file.type === '' && file.name.toLowerCase().endsWith('.pdf')))
    return messages.application.notPdf;
  return file.size > limits.resume ? messages.application.tooLarge : undefined;
}
