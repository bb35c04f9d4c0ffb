import { CompanyFields } from '#contract/company';
import { type ChangeCompany, type CompanyField, companyFields, fieldsFor, type OfficeCompany } from '#contract/office/company';
import type { Roles } from '#contract/office/permissions';
import { type ServicePage, servicePages } from '#contract/services';
import { endWeakSessions } from '../../accounts/end-weak-sessions.ts';
import { endSessionsAgainst, providerPolicy } from '../../accounts/providers/sign-in-policy.ts';
import { configuredSettings } from '../../company/company.ts';
import type { ApiSettings } from '../../settings.ts';
import type { CompanyChanges } from '../../store/company/company.ts';
import type { Repositories } from '../../store/open-store.ts';
import { type Colleague, recordEvent, type Work } from '../../store/work.ts';
import { isSame } from './differences.ts';

/** Returns what a role may change of it. */
export async function describeCompany({ company }: Repositories, settings: ApiSettings, roles: Roles): Promise<OfficeCompany> {
  const { values, version } = await company.current();
  const fields: readonly string[] = fieldsFor(roles);
  const open = <Values extends CompanyChanges>(all: Values) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field))) as Values;
  return { values: open(values), configured: open(configuredSettings(settings)), version };
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
  const changed = companyFields.filter((field) => !isSame(values[field], before.values[field]));
  if (changed.length === 0) return 'done';
  if (!(await company.change(values, version, changed.some(isPublic)))) return 'outdated';
  const configured = configuredSettings(settings);
  await recordSwitches(work, before.values, values);
  for (const field of changed) {
    if (field === 'servicesOff') continue;
    const textOf = (changes: CompanyChanges) => settingAsText(field in changes ? changes[field] : configured[field]);
    const subject = { kind: 'company', id: field, name: '' } as const;
    await recordEvent(work, { kind: 'company.changed', subject, before: textOf(before.values), after: textOf(values) });
  }
  if (values.requiresSecondFactor && !before.values.requiresSecondFactor) await endWeakSessions(work);
  if (changed.includes('allowsProviders') || changed.includes('requiresProviders'))
    await endSessionsAgainst(work, await providerPolicy(work.repositories, settings));
  return 'done';
}

/** Offers a service, or offers it no more; inside a transaction. */
export async function switchService(
  work: Work<Colleague>,
  page: ServicePage,
  isOffered: boolean,
): Promise<'done' | 'outdated' | 'impossible'> {
  const { company } = work.repositories;
  const { values: before, version } = await company.current();
  const others = (before.servicesOff ?? []).filter((other) => other !== page);
  const { data: servicesOff } = CompanyFields.shape.servicesOff.safeParse(isOffered ? others : [...others, page]);
  if (!servicesOff) return 'impossible';
  const values = { ...before, servicesOff };
  if (!(await company.change(values, version, true))) return 'outdated';
  await recordSwitches(work, before, values);
  return 'done';
}

/** Each service that was switched is an event of its own, which can be taken back by itself. */
async function recordSwitches(work: Work<Colleague>, before: CompanyChanges, after: CompanyChanges): Promise<void> {
  const isOff = ({ servicesOff = [] }: CompanyChanges, page: ServicePage) => servicesOff.includes(page);
  for (const page of servicePages.filter((known) => isOff(before, known) !== isOff(after, known)))
    await recordEvent(work, {
      kind: isOff(after, page) ? 'company.service-off' : 'company.service-on',
      subject: { kind: 'service', id: page, name: page },
    });
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
