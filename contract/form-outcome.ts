import type { ErrorBody, Receipt } from './schema.ts';

/** What became of a form that a browser sent without JavaScript: the page it came from is rendered again with this. */
export interface FormOutcome {
  form: 'quote' | 'review' | 'application';
  /** What the visitor typed, by field name, as it was sent. */
  values: Record<string, string>;
  result: { ok: true; receipt: Receipt } | ({ ok: false; status: number } & Required<ErrorBody>);
}
