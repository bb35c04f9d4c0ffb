import type { RepairControl } from '#contract/office/attention';
import { reviewStates } from '#contract/office/reviews';
import { clientCategories, serviceIds } from '#contract/services';
import { company } from '../../data/company.ts';
import { linesOf } from '../../parts/text-lines.ts';
import { momentOf, wallTimeOf } from '../../parts/wall-time.ts';

/** A service of a client as it is typed. */
export interface TypedService {
  type: string;
  link: string;
}

/** What stands in the control of a field: a text; the texts of a translation by name; services. */
export type RepairState = string | Readonly<Record<string, string>> | readonly TypedService[];

/** Texts of a translation by name; lists are a line each. */
export const translationFields = {
  officeTranslation: { name: 'line', country: 'line', address: 'line', services: 'lines' },
  clientTranslation: { name: 'line' },
  jobTranslation: { jobTitle: 'line', location: 'line', summary: 'paragraph', responsibilities: 'lines', qualifications: 'lines' },
} as const satisfies Partial<Record<RepairControl, Readonly<Record<string, 'line' | 'lines' | 'paragraph'>>>>;
type TranslationControl = keyof typeof translationFields;

export const choices = { category: clientCategories, service: serviceIds, reviewState: reviewStates } as const satisfies Partial<
  Record<RepairControl, readonly string[]>
>;

const isTranslation = (control: RepairControl): control is TranslationControl => control in translationFields;

/** What a control begins with: as much of the column as can be read. */
export function beginRepair(control: RepairControl, stored: string | null): RepairState {
  if (isTranslation(control)) return beginTranslation(control, parsed(stored));
  switch (control) {
    case 'lines':
      return lineText(parsed(stored));
    case 'clientServices':
      return beginServices(parsed(stored));
    case 'category':
    case 'service':
    case 'reviewState':
      return nearest(choices[control], stored ?? '');
    case 'day':
      return dayOf(stored ?? '');
    case 'moment':
      return shownMoment(stored ?? '');
    default:
      return stored ?? '';
  }
}

/** The value that a control stands for, as the contract has it; checked by its schema. */
export function repairedValue(control: RepairControl, state: RepairState): unknown {
  if (isTranslation(control)) return translationValue(control, state as Readonly<Record<string, string>>);
  if (control === 'clientServices')
    return (state as readonly TypedService[]).map(({ type, link }) => ({ type, ...(link.trim() !== '' && { link: link.trim() }) }));
  const text = (state as string).trim();
  switch (control) {
    case 'lines':
      return linesOf(text);
    case 'rating':
      return Number(text);
    case 'percentage':
      return text === '' ? null : Number(text);
    case 'optionalLine':
      return text === '' ? null : text;
    case 'moment':
      return momentOf(text, company().timeZone) ?? null;
    default:
      return text;
  }
}

/** The content of a column with JSON; the text itself when it is none. */
function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return stored ?? '';
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value));

const lineText = (value: unknown): string => (Array.isArray(value) ? value.map(asText).join('\n') : asText(value));

function beginServices(value: unknown): TypedService[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.map((entry) => {
    const { type = entry, link = '' } = typeof entry === 'object' && entry !== null ? (entry as Partial<Record<string, unknown>>) : {};
    return { type: nearest(serviceIds, asText(type)), link: asText(link) };
  });
}

function beginTranslation(control: TranslationControl, value: unknown): Record<string, string> {
  const texts = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(Object.keys(translationFields[control]).map((name) => [name, lineText(texts[name] ?? '')]));
}

function translationValue(control: TranslationControl, state: Readonly<Record<string, string>>): object | null {
  const kinds: Readonly<Record<string, string>> = translationFields[control];
  const written = Object.entries(state).filter(([, text]) => text.trim() !== '');
  if (written.length === 0) return null;
  return Object.fromEntries(written.map(([name, text]) => [name, kinds[name] === 'lines' ? linesOf(text) : text.trim()]));
}

/** The choice that was most likely meant: the same but for case, or one of which the other is the beginning. Empty when none is near. */
function nearest(options: readonly string[], written: string): string {
  const sought = written.trim().toLowerCase();
  if (sought.length < 2) return '';
  const same = options.find((option) => option.toLowerCase() === sought);
  if (same) return same;
  const near = options.filter((option) => option.toLowerCase().startsWith(sought) || sought.startsWith(option.toLowerCase()));
  return near.length === 1 ? (near[0] ?? '') : '';
}

/** Year, month and day with whatever stands between them. Other orders mean different days in different places: they are asked for anew. */
function dayOf(written: string): string {
  const [, year, month = '', day = ''] = /^\s*(\d{4})\D+(\d{1,2})\D+(\d{1,2})(?:\D|$)/.exec(written) ?? [];
  const text = year === undefined ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(text)) ? '' : text;
}

/** As the browser's field for day and time has it, in the time of the company: so is what names no zone. */
function shownMoment(written: string): string {
  if (!/^\d{4}-\d/.test(written)) return '';
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(written.slice(10));
  const at = new Date(hasZone || written.length <= 10 ? written : `${written}Z`);
  if (Number.isNaN(at.getTime())) return '';
  return hasZone ? wallTimeOf(at.toISOString(), company().timeZone) : at.toISOString().slice(0, 16);
}
