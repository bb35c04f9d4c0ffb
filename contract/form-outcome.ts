import type { FormName } from './forms/form-definition.ts';
import type { ErrorBody, Receipt } from './schema.ts';

/** The outcome of a form that a browser sent without JavaScript: the page it came from is rendered again with it. */
export interface FormOutcome {
  form: FormName;
  /** Holds what the visitor typed, by field name, unchanged. */
  values: Record<string, string>;
  result: { ok: true; receipt: Receipt } | ({ ok: false; status: number } & Required<ErrorBody>);
}
