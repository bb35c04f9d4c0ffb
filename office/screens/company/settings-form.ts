import { type ChangeCompany, type CompanyField, CompanySettings, type OfficeCompany } from '#contract/office/company';
import { withWesternDigits } from '#contract/text/clean-text';
import { z } from '#contract/zod';
import { isSame } from '../../data/drafts/typed-over.ts';
import { sentPair } from '../../parts/texts/sent-pair.ts';

/** A text in both languages, as it is typed. */
export interface TypedPair {
  en: string;
  ar: string;
}
export interface TypedPosition {
  latitude: string;
  longitude: string;
}

/** Holds what a person types in a field. */
export interface Typed {
  line: string;
  number: string;
  pair: TypedPair;
  position: TypedPosition;
  list: string[];
  switch: boolean;
}
type Kind = keyof Typed;

const kinds = {
  phone: 'line',
  email: 'line',
  chatNumber: 'line',
  chatGreeting: 'pair',
  street: 'pair',
  city: 'pair',
  map: 'line',
  position: 'position',
  facebook: 'line',
  instagram: 'line',
  linkedin: 'line',
  x: 'line',
  claimedClients: 'number',
  claimedBranches: 'number',
  claimedServices: 'number',
  claimedProjects: 'number',
  claimedProtectedBusinesses: 'number',
  claimedUptime: 'number',
  claimsMonitoring: 'switch',
  claimsSupport: 'switch',
  keepApplicationsMonths: 'number',
  toldQuotes: 'list',
  toldReviews: 'list',
  toldApplications: 'list',
  toldFailedMails: 'list',
  signature: 'pair',
  taxName: 'pair',
  taxPercent: 'number',
  aimHours: 'number',
  requiresSecondFactor: 'switch',
  allowsProviders: 'switch',
  requiresProviders: 'switch',
} as const satisfies Partial<Record<CompanyField, Kind>>;

/** The fields of this form; others have a screen of their own. */
export type SettingField = keyof typeof kinds;
export const settingFields = Object.keys(kinds) as SettingField[];
type KindOf<Field extends SettingField> = (typeof kinds)[Field];
/** The fields of a kind. */
export type FieldOf<K extends Kind> = { [Field in SettingField]: KindOf<Field> extends K ? Field : never }[SettingField];

/** Numbers, addresses and links, which run from left to right in every language. */
export const isOneWay = (field: SettingField): boolean => ['line', 'number', 'position'].includes(kinds[field]);

type Setting = CompanySettings[SettingField] | undefined;

/** A value as it stands in its field; none is empty. */
function typedOf(field: SettingField, value: Setting): Typed[Kind] {
  switch (kinds[field]) {
    case 'line':
    case 'number':
      return value === null || value === undefined ? '' : String(value);
    case 'pair': {
      const { en = '', ar = '' } = (value ?? {}) as Partial<TypedPair>;
      return { en, ar };
    }
    case 'position': {
      const { latitude, longitude } = value as CompanySettings['position'];
      return { latitude: String(latitude), longitude: String(longitude) };
    }
    default:
      return value as string[] | boolean;
  }
}

/** A number where it is one; else what was typed, which the server refuses with its reason. */
function numberOf(typed: string): number | string {
  const text = withWesternDigits(typed).trim();
  const number = Number(text.replace('٫', '.').replace(',', '.'));
  return text === '' || Number.isNaN(number) ? text : number;
}

/** Whether the company may do without. */
const allowsNone = (field: SettingField): boolean => CompanySettings.shape[field].safeParse(null).success;

/** Returns what is sent of a field. Not checked: the server names what is wrong, in the person's language. */
function sentOf(field: SettingField, typed: Typed[Kind]): unknown {
  switch (kinds[field]) {
    case 'line':
      return (typed as string).trim() || (allowsNone(field) ? null : '');
    case 'number':
      return numberOf(typed as string) === '' && allowsNone(field) ? null : numberOf(typed as string);
    case 'pair': {
      const { en, ar } = typed as TypedPair;
      if (en.trim() === '' && ar.trim() === '' && allowsNone(field)) return null;
      return sentPair({ en, ar });
    }
    case 'position': {
      const { latitude, longitude } = typed as TypedPosition;
      return { latitude: numberOf(latitude), longitude: numberOf(longitude) };
    }
    default:
      return typed;
  }
}

/** Holds what is not published yet: by field what was typed, or that it is to be as configured. */
export type Edits = Partial<Record<SettingField, { typed: Typed[Kind] } | 'reset'>>;

const typedSchemas: { [K in Kind]: z.ZodType<Typed[K]> } = {
  line: z.string(),
  number: z.string(),
  pair: z.object({ en: z.string(), ar: z.string() }),
  position: z.object({ latitude: z.string(), longitude: z.string() }),
  list: z.array(z.string()),
  switch: z.boolean(),
};

const isEdit = ([field, edit]: [string, unknown]): boolean =>
  Object.hasOwn(kinds, field) &&
  z
    .literal('reset')
    .or(z.object({ typed: typedSchemas[kinds[field as SettingField]] }))
    .safeParse(edit).success;

/** Edits that a browser has kept. Fields that there are not any more, and values of another shape, are left out. */
export const KeptEdits: z.ZodType<Edits> = z
  .record(z.string(), z.unknown())
  .transform((edits) => Object.fromEntries(Object.entries(edits).filter(isEdit)) as Edits);

/** The value that applies now. */
export const inUse = ({ values, configured }: OfficeCompany, field: SettingField): Setting =>
  field in values ? values[field] : configured[field];

/** Returns what stands in a field. */
export function shownOf(company: OfficeCompany, edits: Edits, field: SettingField): Typed[Kind] {
  const edit = edits[field];
  if (edit === 'reset') return typedOf(field, company.configured[field]);
  return edit?.typed ?? typedOf(field, inUse(company, field));
}

/** The edits with one field typed anew; a field that says what is published already is none. */
export function withTyped(company: OfficeCompany, edits: Edits, field: SettingField, typed: Typed[Kind]): Edits {
  const { [field]: _, ...others } = edits;
  return isSame(typed, typedOf(field, inUse(company, field))) ? others : { ...others, [field]: { typed } };
}

export function withoutEdit(edits: Edits, field: SettingField): Edits {
  const { [field]: _, ...others } = edits;
  return others;
}

/** Returns what publishing the edits asks for. */
export function changeOf(edits: Edits): ChangeCompany {
  const entries = Object.entries(edits) as [SettingField, NonNullable<Edits[SettingField]>][];
  const set = entries.flatMap(([field, edit]) => (edit === 'reset' ? [] : [[field, sentOf(field, edit.typed)]]));
  return { ...Object.fromEntries(set), reset: entries.filter(([, edit]) => edit === 'reset').map(([field]) => field) };
}

/** Returns what takes a published change back. */
export function counterChange(before: OfficeCompany, fields: readonly SettingField[]): ChangeCompany {
  const [kept, reset] = [fields.filter((field) => field in before.values), fields.filter((field) => !(field in before.values))];
  return { ...Object.fromEntries(kept.map((field) => [field, before.values[field]])), reset };
}
