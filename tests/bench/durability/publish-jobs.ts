import { setTimeout as wait } from 'node:timers/promises';
import { emptyJobText } from '#contract/office/job-check';
import type { JobContent, JobDetail } from '#contract/office/jobs';
import { officeUrl } from '#contract/office/paths';
import type { Act, Desk } from './staff-act.ts';

/** Milliseconds between two acts. */
const pauseMs = 400;

/** The same job with another title, written and published again and again until the desk closes. The name of an act is the title. */
export async function publishJobs(desk: Desk, acts: Act[]): Promise<void> {
  const added = await desk.act('POST', officeUrl('jobs'), contentOf('Published 0'));
  if (added?.status !== 201) throw new Error(`A job returned ${added?.status}: ${added?.text}`);
  const { id } = JSON.parse(added.text) as JobDetail;
  while (!desk.isClosed) {
    const act: Act = { name: `Published ${acts.length + 1}`, isAcknowledged: false };
    acts.push(act);
    const content = contentOf(act.name);
    await desk.act('PUT', officeUrl('jobDraft', { id }), content, { isPatient: false, version: await versionOf(id) });
    const response = await desk.act('PUT', officeUrl('jobPublication', { id }), content, {
      isPatient: false,
      version: await versionOf(id),
    });
    if (response && response.status !== 200) throw new Error(`A publication returned ${response.status}: ${response.text}`);
    act.isAcknowledged = response !== undefined;
    await wait(pauseMs);
  }

  async function versionOf(jobId: string): Promise<number> {
    return (await desk.get<JobDetail>(officeUrl('job', { id: jobId }))).version;
  }
}

function contentOf(jobTitle: string): JobContent {
  const texts = { location: 'Amman', summary: 'Sells tills.', responsibilities: [], qualifications: [] };
  return { closingDate: '2999-12-31', en: { jobTitle, ...texts }, ar: emptyJobText };
}
