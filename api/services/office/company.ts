import { CompanyFields } from '#contract/company';
import { type ChangeCompany, type CompanyField, type CompanySettings, companyFields, type OfficeCompany } from '#contract/office/company';
import { endWeakSessions } from '../../accounts/end-weak-sessions.ts';
import { configuredSettings } from '../../company/company.ts';
import type { ApiSettings } from '../../settings.ts';
import type { CompanyChanges } from '../../store/company/company.ts';
import type { Repositories } from '../../store/open-store.ts';
import { type Colleague, recordEvent, type Work } from '../../store/work.ts';

export async function describeCompany({ company }: Repositories, settings: ApiSettings): Promise<OfficeCompany> {
  const { values, version } = await company.current();
  const onlyCompany = (all: CompanyChanges) =>
    Object.fromEntries(companyFields.flatMap((field) => (field in all ? [[field, all[field]]] : [])));
  return { values: onlyCompany(values), configured: onlyCompany(configuredSettings(settings)) as CompanySettings, version };
}

/** Changes fields, and brings others back to what is configured; inside a transaction. Each field is an event of its own. */
export async function changeCompany(
  work: Work<Colleague>,
  settings: ApiSettings,
  { reset = [], ...set }: ChangeCompany,
  version: number,
): Promise<'done' | 'outdated'> {
  const { company } = work.repositories;
  const before = await company.current();
  if (before.version !== version) return 'outdated';
  const kept = Object.entries({ ...before.values, ...set }).filter(([name]) => !reset.includes(name as CompanyField));
  const values: CompanyChanges = Object.fromEntries(kept);
  const changed = companyFields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(before.values[field]));
  if (changed.length === 0) return 'done';
  if (!(await company.change(values, version, changed.some(isPublic)))) return 'outdated';
  const configured = configuredSettings(settings);
  for (const field of changed) {
    const textOf = (changes: CompanyChanges) => settingAsText(field in changes ? changes[field] : configured[field]);
    const subject = { kind: 'company', id: field, name: '' } as const;
    await recordEvent(work, { kind: 'company.changed', subject, before: textOf(before.values), after: textOf(values) });
  }
  if (values.requiresSecondFactor && !before.values.requiresSecondFactor) await endWeakSessions(work);
  return 'done';
}

const isPublic = (field: CompanyField): boolean => field in CompanyFields.shape;

/** A value as history tells it, in the words of no language: null for none. */
export function settingAsText(value: CompanyChanges[CompanyField]): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.join(', ') || null;
  if (typeof value !== 'object') return String(value);
  if ('en' in value) return value.ar ? `${value.en} · ${value.ar}` : value.en;
  return `${value.latitude}, ${value.longitude}`;
}
