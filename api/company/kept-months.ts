import type { CompanyField } from '#contract/office/company';
import type { ApiSettings } from '../settings.ts';
import type { Repositories } from '../store/open-store.ts';

type Configured = Pick<ApiSettings, 'applicationRetentionMonths'>;

/** Milliseconds for which a period that was made shorter deletes nothing more: until then it can be taken back. */
const graceMs = 24 * 60 * 60 * 1000;

/** Months for which applications are kept: as set in the Office, and else as configured. */
export async function keptMonths({ company }: Pick<Repositories, 'company'>, { applicationRetentionMonths }: Configured): Promise<number> {
  return (await company.current()).values.keepApplicationsMonths ?? applicationRetentionMonths;
}

/** Months after which applications are deleted now: the longest that applied within the last day. */
export async function deletionMonths(
  repositories: Pick<Repositories, 'company' | 'events'>,
  configured: Configured,
  now: Date,
): Promise<number> {
  const from = new Date(now.getTime() - graceMs).toISOString();
  const changes = await repositories.events.list({ area: 'company', from, limit: 1_000 });
  const before = changes.filter(({ subject }) => subject?.id === ('keepApplicationsMonths' satisfies CompanyField));
  return Math.max(await keptMonths(repositories, configured), ...before.map((event) => Number(event.before)));
}
