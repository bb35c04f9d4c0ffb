import { brand } from '#brand';
import { configuredFields } from '#brand/changes';
import { type HoursValues, hoursFields, type OfficeHours } from '#contract/hours/office-hours';
import type { CompanyChanges } from '../../store/company/company.ts';
import type { Repositories } from '../../store/open-store.ts';
import { recordEvent, type Work } from '../../store/work.ts';
import { differences, valuesBefore } from './differences.ts';

/** The hours are one thing of the history, whatever of them is changed. */
export const hoursId = 'hours';

const hoursOf = (settings: CompanyChanges): HoursValues =>
  Object.fromEntries(hoursFields.map((field) => [field, settings[field]])) as HoursValues;

/** Returns the hours as they are set, what is configured of them, and the version of the company. */
export async function describeHours({ company }: Pick<Repositories, 'company'>): Promise<OfficeHours> {
  const { values, version } = await company.current();
  const configured = configuredFields();
  return {
    values: hoursOf({ ...configured, ...values }),
    configured: hoursOf(configured),
    weekStartsOn: brand.hours.weekStartsOn,
    timeZone: brand.timeZone,
    version,
  };
}

/** Changes the hours; inside a transaction. What is as configured is not stored: it follows the configuration. */
export async function changeHours(work: Work, given: Partial<HoursValues>, version: number): Promise<'done' | 'outdated'> {
  const { company } = work.repositories;
  const present = await describeHours(work.repositories);
  if (present.version !== version) return 'outdated';
  const changed = differences(present.values, given);
  if (Object.keys(changed).length === 0) return 'done';
  const { values: stored } = await company.current();
  const others = Object.fromEntries(Object.entries(stored).filter(([field]) => !hoursFields.some((known) => known === field)));
  if (!(await company.change({ ...others, ...differences(present.configured, { ...present.values, ...changed }) }, version, true)))
    return 'outdated';
  await recordEvent(work, {
    kind: 'company.hours',
    subject: { kind: 'company', id: hoursId, name: '' },
    before: JSON.stringify(valuesBefore(present.values, changed)),
    after: JSON.stringify(changed),
  });
  return 'done';
}
