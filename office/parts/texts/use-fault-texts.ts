import type { Fault, FaultyEntry } from '#contract/office/attention';
import { fillSentence } from '#contract/text/fill-sentence';
import { isolated } from '#contract/text/isolated';
import type { Texts } from '../../content/texts.ts';
import { useText } from '../../content/use-text.ts';
import { useAttention } from '../../data/site/attention.ts';

type AttentionTexts = Texts['attention'];

const fieldName = ({ fields }: AttentionTexts, field: string): string => (fields as Readonly<Record<string, string>>)[field] ?? field;

/** Says what does not fit, as a sentence: the field, the place in it, and why. */
export function faultText(text: AttentionTexts, { field, path, reason, bound }: Fault): string {
  const places = path.map((step) => (typeof step === 'number' ? fillSentence(text.line, { number: step + 1 }) : fieldName(text, step)));
  const why = fillSentence(text.reasons[reason], { bound: bound ?? '' });
  const where = places.reduce((outer, place) => fillSentence(text.placeIn, { field: outer, place }), fieldName(text, field));
  return fillSentence(text.fieldReason, { field: where, reason: why });
}

/**
 * What does not fit in an entry, in words, with what stands there: by field, `ar.name` for one in Arabic. Nothing for fields that were changed
 * since, and nothing for an entry that fits.
 *
 * @param id of an entry that the site leaves out
 * @param before the fields as they were read
 */
export function useFaultTexts(id: string | undefined, now: object, before: object): Readonly<Record<string, string | undefined>> {
  const text = useText('attention');
  const [entry] = useAttention(id, { enabled: id !== undefined }).data?.entries ?? [];
  if (!entry || id === undefined) return {};
  const texts = entry.faults.map((fault) => [placeOf(entry, fault), withStored(text, entry, fault)] as const);
  const isUntouched = (place: string) => JSON.stringify(valueAt(now, place)) === JSON.stringify(valueAt(before, place));
  // Of several in one field the first is told.
  return Object.fromEntries(texts.filter(([place]) => isUntouched(place)).toReversed());
}

const placeOf = ({ kind }: FaultyEntry, { field, path }: Fault): string =>
  field === 'ar' ? `ar.${path[0] ?? (kind === 'job' ? 'jobTitle' : 'name')}` : field;

function withStored(text: AttentionTexts, { stored }: FaultyEntry, fault: Fault): string {
  const [reason, value] = [faultText(text, fault), stored[fault.field]];
  return value ? fillSentence(text.reasonAndValue, { reason, value: isolated(value) }) : reason;
}

const valueAt = (fields: object, place: string): unknown =>
  place.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], fields);
