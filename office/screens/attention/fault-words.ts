import { fillPlaceholders } from '#contract/fill-placeholders';
import type { Fault } from '#contract/office/attention';
import type { Texts } from '../../content/texts.ts';

/** The name of a field of an entry. */
export const fieldName = ({ fields }: Texts['attention'], field: string): string =>
  (fields as Readonly<Record<string, string>>)[field] ?? field;

/** What does not fit, as a sentence: the field, the place in it, and why. */
export function faultWords(text: Texts['attention'], { field, path, reason, bound }: Fault): string {
  const places = path.map((step) => (typeof step === 'number' ? fillPlaceholders(text.line, { number: step + 1 }) : fieldName(text, step)));
  const why = fillPlaceholders(text.reasons[reason], { bound: bound ?? '' });
  const where = places.reduce((outer, place) => fillPlaceholders(text.placeIn, { field: outer, place }), fieldName(text, field));
  return fillPlaceholders(text.fieldReason, { field: where, reason: why });
}
