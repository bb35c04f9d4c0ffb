import type { FastifyRequest } from 'fastify';
import type { Message } from '#contract/messages';
import type { JobField, JobProblem } from '#contract/office/job-check';
import { ChangeJob, JobDetail, JobList, SentJob } from '#contract/office/jobs';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { localeOf } from '../../../http/language.ts';
import { impossibleChange, notFound, orNotFound, Refusal } from '../../../http/refusal.ts';
import { describeJob, listJobs, type Reader } from '../../../services/office/jobs.ts';
import {
  addJob,
  changeJob,
  copyJob,
  type JobOutcome,
  publishJob,
  saveJobDraft,
  takeBackPublication,
} from '../../../services/office/publish-job.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { requiredVersionOf } from '../../versions.ts';
import { withIdempotencyKey } from '../../with-idempotency-key.ts';

const config = { permission: 'jobs.publish' } as const;
const params = z.object({ id });
const changed = { 200: JobDetail, 412: JobDetail, ...officeFailures };

/** The error at a field that keeps a job from being public. */
const messages: Record<JobProblem, Message> = {
  missing: { key: 'field.required' },
  'no-day': { key: 'office.jobNoDay' },
  past: { key: 'office.jobPastDay' },
};

const readerOf = (request: FastifyRequest): Reader => ({ role: signedIn(request).account.role, locale: localeOf(request) });

export function jobRoutes(app: ApiInstance, { store }: OfficeDependencies): void {
  const detail = async (jobId: string, reader: Reader) => orNotFound(await describeJob(store, jobId, reader, new Date()));

  /** 412 has the newer state. */
  async function answer(outcome: JobOutcome, jobId: string, reader: Reader): Promise<{ status: 200 | 412; job: JobDetail }> {
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'impossible') throw impossibleChange();
    return { status: outcome === 'outdated' ? 412 : 200, job: await detail(jobId, reader) };
  }

  app.get(officePaths.jobs, {
    config,
    schema: { response: { 200: JobList, ...officeFailures } },
    handler: (request) => listJobs(store, readerOf(request), new Date()),
  });

  app.post(officePaths.jobs, {
    config,
    schema: { body: SentJob, response: { 201: JobDetail, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      const { result } = await store.transaction((repositories) =>
        withIdempotencyKey(repositories, request, now, async () => ({
          id: await addJob(repositories, actorOf(request), request.body, now),
        })),
      );
      return reply.code(201).send(await detail(result.id, readerOf(request)));
    },
  });

  app.get(officePaths.job, {
    config,
    schema: { params, response: { 200: JobDetail, ...officeFailures } },
    handler: (request) => detail(request.params.id, readerOf(request)),
  });

  app.patch(officePaths.job, {
    config,
    schema: { params, body: ChangeJob, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const outcome = await store.transaction((repositories) =>
        changeJob(repositories, actorOf(request), request.params.id, request.body, version, new Date()),
      );
      const { status, job } = await answer(outcome, request.params.id, readerOf(request));
      return reply.code(status).send(job);
    },
  });

  app.put(officePaths.jobDraft, {
    config,
    schema: { params, body: SentJob, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const outcome = await store.transaction((repositories) =>
        saveJobDraft(repositories, actorOf(request), request.params.id, request.body, version, new Date()),
      );
      const { status, job } = await answer(outcome, request.params.id, readerOf(request));
      return reply.code(status).send(job);
    },
  });

  app.put(officePaths.jobPublication, {
    config,
    schema: { params, body: SentJob, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const outcome = await store.transaction((repositories) =>
        publishJob(repositories, actorOf(request), request.params.id, request.body, version, new Date()),
      );
      if (typeof outcome === 'object') {
        const errors = Object.entries(outcome.problems) as [JobField, JobProblem][];
        throw new Refusal(
          422,
          { key: 'office.jobNotWhole' },
          Object.fromEntries(errors.map(([field, problem]) => [field, messages[problem]])),
        );
      }
      const { status, job } = await answer(outcome, request.params.id, readerOf(request));
      return reply.code(status).send(job);
    },
  });

  app.delete(officePaths.jobPublication, {
    config,
    schema: { params, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const outcome = await store.transaction((repositories) =>
        takeBackPublication(repositories, actorOf(request), request.params.id, version, new Date()),
      );
      const { status, job } = await answer(outcome, request.params.id, readerOf(request));
      return reply.code(status).send(job);
    },
  });

  app.post(officePaths.jobCopies, {
    config,
    schema: { params, response: { 201: JobDetail, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      const { result } = await store.transaction((repositories) =>
        withIdempotencyKey(repositories, request, now, async () => {
          const copy = await copyJob(repositories, actorOf(request), request.params.id, now);
          if (copy === undefined) throw notFound();
          return { id: copy };
        }),
      );
      return reply.code(201).send(await detail(result.id, readerOf(request)));
    },
  });
}
