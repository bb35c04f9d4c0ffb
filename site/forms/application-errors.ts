import { applicationFields } from '#contract/application-fields';
import type { FieldErrors } from '#contract/fields';

export type ApplicationField = keyof typeof applicationFields | 'resume';

/** The form's fields, in its order. */
const fieldNames = [...Object.keys(applicationFields), 'resume'] as ApplicationField[];

/** Of what the server refused, the fields that stand in the form; what concerns none of them is said for the form as a whole. */
export function applicationErrors(refused: Partial<Record<string, string>>): FieldErrors<ApplicationField> {
  return Object.fromEntries(fieldNames.filter((name) => refused[name]).map((name) => [name, refused[name]]));
}
