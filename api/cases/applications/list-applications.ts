import { linePattern } from '#contract/fields';
import { applicationStates } from '#contract/office/application-states';
import {
  type ApplicationBoard,
  type ApplicationPage,
  type ApplicationQuery,
  type ApplicationsOverview,
  type BoardQuery,
  boardRows,
} from '#contract/office/applications';
import { z } from '#contract/zod';
import { keptMonths } from '../../company/kept-months.ts';
import { cursorOf, positionOf } from '../../http/cursor.ts';
import type { Reading } from '../case-kind.ts';
import { withReceivedSpan } from '../received-span.ts';
import { withErasure } from './with-erasure.ts';

/** Returns the schema of what the list is sorted by: a rating, a rank, a time or a name. */
const sortValue = ({ sort }: ApplicationQuery): z.ZodType<string | number> =>
  sort === 'rating' ? z.number() : z.string().regex(linePattern);

/** One page of the list, with the exact number of everything. */
export async function listApplications(reading: Reading, query: ApplicationQuery): Promise<ApplicationPage> {
  const { officeApplications } = reading.repositories;
  const { after, limit, ...asked } = query;
  const filter = withReceivedSpan(asked, reading.now);
  const { rows, next } = await officeApplications.page(filter, { after: positionOf(after, sortValue(query)), limit });
  return { rows: await withErasure(reading, rows), total: await officeApplications.count(filter), next: next && cursorOf(next) };
}

/** The first of each step, and how many there are. */
export async function describeBoard(reading: Reading, query: BoardQuery): Promise<ApplicationBoard> {
  const { officeApplications } = reading.repositories;
  const totals = await officeApplications.countByState(query);
  const steps: ApplicationBoard['steps'] = [];
  for (const state of applicationStates) {
    const total = totals.get(state) ?? 0;
    const rows = total === 0 ? [] : await officeApplications.inState(state, query, boardRows);
    steps.push({ state, total, rows: await withErasure(reading, rows) });
  }
  const oldest = await officeApplications.oldest(query);
  const [nextErased = null] = await withErasure(reading, oldest ? [oldest] : []);
  return { steps, nextErased };
}

/** The jobs that there is something to decide about, open ones first. */
export async function describeJobs({ repositories, settings, now }: Reading): Promise<ApplicationsOverview> {
  const { officeApplications, careers } = repositories;
  const counts = await officeApplications.byJob();
  const jobs = (await careers.listAll(now))
    .filter(({ id, isOpen }) => isOpen || counts.has(id))
    .map((job) => ({ ...job, ...(counts.get(job.id) ?? { applied: 0, newCount: 0, untold: 0, oldestNewAt: null }) }))
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen) || other.newCount - one.newCount || other.applied - one.applied);
  const suspicious = await officeApplications.count({ suspicious: true, sort: 'step' });
  const owners = await officeApplications.owners();
  return { jobs, suspicious, owners, retentionMonths: await keptMonths(repositories, settings) };
}
