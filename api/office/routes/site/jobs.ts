import type { FastifyRequest } from 'fastify';
import type { Message } from '#contract/messages';
import type { JobField, JobProblem } from '#contract/office/job-check';
import { ChangeJob, JobDetail, JobList, SentJob } from '#contract/office/jobs';
import { officePaths } from '#contract/office/paths';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { localeOf } from '../../../http/language.ts';
import { orNotFound, Refusal } from '../../../http/refusal.ts';
import { describeJob, listJobs, type Reader } from '../../../services/office/jobs.ts';
import { addJob, changeJob, copyJob, publishJob, saveJobDraft } from '../../../services/office/publish-job.ts';
import { answersOf } from '../../answers.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { requiredVersionOf } from '../../versions.ts';

const config = { permission: 'jobs.publish' } as const;
const params = z.object({ id });
const Changed = recorded(JobDetail);
/** 412 has the newer state. */
const changed = { 200: Changed, 412: JobDetail };

/** The error at a field that keeps a job from being public. */
const messages: Record<JobProblem, Message> = {
  missing: { key: 'field.required' },
  'no-day': { key: 'office.jobNoDay' },
  past: { key: 'office.jobPastDay' },
};

const readerOf = (request: FastifyRequest): Reader => ({
  roles: signedIn(request).account.roles,
  locale: localeOf(request),
  now: new Date(),
});

export function jobRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;
  const detail = async (jobId: string, request: FastifyRequest) => orNotFound(await describeJob(store, jobId, readerOf(request)));
  const { add, change } = answersOf(deps, detail);

  app.get(officePaths.jobs, {
    config,
    schema: { response: { 200: JobList } },
    handler: (request) => listJobs(store, readerOf(request)),
  });

  app.post(officePaths.jobs, {
    config,
    schema: { body: SentJob, response: { 201: Changed } },
    handler: (request, reply) => add(request, reply, (work) => addJob(work, request.body)),
  });

  app.get(officePaths.job, {
    config,
    schema: { params, response: { 200: JobDetail } },
    handler: (request) => detail(request.params.id, request),
  });

  app.patch(officePaths.job, {
    config,
    schema: { params, body: ChangeJob, response: changed },
    handler: (request, reply) =>
      change(request, reply, (work) => changeJob(work, request.params.id, request.body, requiredVersionOf(request))),
  });

  app.put(officePaths.jobDraft, {
    config,
    schema: { params, body: SentJob, response: changed },
    handler: (request, reply) =>
      change(request, reply, (work) => saveJobDraft(work, request.params.id, request.body, requiredVersionOf(request))),
  });

  app.put(officePaths.jobPublication, {
    config,
    schema: { params, body: SentJob, response: changed },
    handler: (request, reply) =>
      change(request, reply, async (work) => {
        const outcome = await publishJob(work, request.params.id, request.body, requiredVersionOf(request));
        if (typeof outcome === 'string') return outcome;
        const errors = Object.entries(outcome.problems) as [JobField, JobProblem][];
        const shown = Object.fromEntries(errors.map(([field, problem]) => [field, messages[problem]]));
        throw new Refusal(422, { key: 'office.jobNotWhole' }, shown);
      }),
  });

  app.post(officePaths.jobCopies, {
    config,
    schema: { params, response: { 201: Changed } },
    handler: (request, reply) => add(request, reply, async (work) => orNotFound(await copyJob(work, request.params.id))),
  });
}
