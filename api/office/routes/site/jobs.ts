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
import type { Work } from '../../../store/work.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { statusOf, transact, transactOnce } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';

const config = { permission: 'jobs.publish' } as const;
const params = z.object({ id });
const Changed = recorded(JobDetail);
/** 412 has the newer state. */
const changed = { 200: Changed, 412: JobDetail, ...officeFailures };

/** The error at a field that keeps a job from being public. */
const messages: Record<JobProblem, Message> = {
  missing: { key: 'field.required' },
  'no-day': { key: 'office.jobNoDay' },
  past: { key: 'office.jobPastDay' },
};

const readerOf = (request: FastifyRequest): Reader => ({
  role: signedIn(request).account.role,
  locale: localeOf(request),
  now: new Date(),
});

export function jobRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;
  const detail = async (jobId: string, request: FastifyRequest) => orNotFound(await describeJob(store, jobId, readerOf(request)));

  app.get(officePaths.jobs, {
    config,
    schema: { response: { 200: JobList, ...officeFailures } },
    handler: (request) => listJobs(store, readerOf(request)),
  });

  app.post(officePaths.jobs, {
    config,
    schema: { body: SentJob, response: { 201: Changed, ...officeFailures } },
    handler: async (request, reply) => {
      const { result, events } = await transactOnce(deps, request, async (work) => ({ id: await addJob(work, request.body) }));
      return reply.code(201).send({ ...(await detail(result.id, request)), events });
    },
  });

  app.get(officePaths.job, {
    config,
    schema: { params, response: { 200: JobDetail, ...officeFailures } },
    handler: (request) => detail(request.params.id, request),
  });

  app.patch(officePaths.job, {
    config,
    schema: { params, body: ChangeJob, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { id: jobId } = request.params;
      const { result, events } = await transact(deps, request, (work) => changeJob(work, jobId, request.body, version));
      return reply.code(statusOf(result)).send({ ...(await detail(jobId, request)), events });
    },
  });

  app.put(officePaths.jobDraft, {
    config,
    schema: { params, body: SentJob, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { id: jobId } = request.params;
      const { result, events } = await transact(deps, request, (work) => saveJobDraft(work, jobId, request.body, version));
      return reply.code(statusOf(result)).send({ ...(await detail(jobId, request)), events });
    },
  });

  app.put(officePaths.jobPublication, {
    config,
    schema: { params, body: SentJob, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { id: jobId } = request.params;
      const { result, events } = await transact(deps, request, (work) => publishJob(work, jobId, request.body, version));
      if (typeof result === 'object') {
        const errors = Object.entries(result.problems) as [JobField, JobProblem][];
        const shown = Object.fromEntries(errors.map(([field, problem]) => [field, messages[problem]]));
        throw new Refusal(422, { key: 'office.jobNotWhole' }, shown);
      }
      return reply.code(statusOf(result)).send({ ...(await detail(jobId, request)), events });
    },
  });

  app.post(officePaths.jobCopies, {
    config,
    schema: { params, response: { 201: Changed, ...officeFailures } },
    handler: async (request, reply) => {
      const copy = (work: Work) => copyJob(work, request.params.id);
      const { result, events } = await transactOnce(deps, request, async (work) => ({ id: orNotFound(await copy(work)) }));
      return reply.code(201).send({ ...(await detail(result.id, request)), events });
    },
  });
}
