import { AskForJobAlerts, JobAlertState, JobAlertsAsked, jobAlertPaths } from '#contract/job-alerts/job-alerts';
import { limits } from '#contract/limits';
import { ErrorBody } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiDependencies } from '../dependencies.ts';
import { tokenScheme } from '../docs/openapi.ts';
import { budgets, limitRate } from '../guards/rate-limit.ts';
import { submissionGuards } from '../guards/submission-guards.ts';
import type { ApiInstance } from '../http/instance.ts';
import { localeOf } from '../http/language.ts';
import { notFound, orNotFound } from '../http/refusal.ts';
import { readFailures, submissionFailures } from '../http/replies.ts';
import { alertToLeave, askForJobAlerts, confirmationOf, confirmJobAlerts, eraseJobAlerts } from '../services/job-alerts/job-alerts.ts';
import { inTransaction } from '../store/work.ts';

const params = z.object({ token: z.string().max(100) });

/** Adds the routes by which people ask to hear of new jobs, confirm that, and leave. */
export function jobAlertRoutes(app: ApiInstance, deps: ApiDependencies): void {
  const { store } = deps;
  const noLink = {
    404: ErrorBody.describe('The link opens nothing: it is mistyped, its time is over, or a newer one has taken its place.'),
  };
  const tooMany = { 429: ErrorBody.describe('Too many requests. Try again after the seconds in Retry-After.') };
  const limited = (name: string) => (deps.rateLimits ? [limitRate(store, name, budgets.link)] : []);

  app.post(jobAlertPaths.alerts, {
    bodyLimit: limits.requestBody,
    onRequest: submissionGuards(deps, 'job-alerts', budgets.form),
    schema: {
      summary: 'Ask to hear of new jobs by email',
      description:
        'The owner of the address has to confirm it, by the link of an email. The answer is the same whether it is known or not.',
      security: [{ [tokenScheme]: [] }],
      body: AskForJobAlerts,
      response: { 202: JobAlertsAsked, ...submissionFailures },
    },
    handler: async (request, reply) => {
      const { email, remark } = request.body;
      // What a program has filled in would be a mail to somebody who has not asked for it.
      if (!remark) {
        await inTransaction(store, { actor: null }, (work) => askForJobAlerts(work, deps, email, localeOf(request)));
        deps.wakeOutbox();
      }
      return reply.code(202).send({ state: 'asked' });
    },
  });

  app.get(jobAlertPaths.confirmation(':token'), {
    onRequest: limited('job-alert-links'),
    schema: {
      summary: 'Whether an address is confirmed to hear of new jobs',
      params,
      response: { 200: JobAlertState, ...noLink, ...tooMany, ...readFailures },
    },
    handler: async ({ params: { token } }) => {
      const { confirmedAt } = orNotFound(await confirmationOf(store, token, new Date()));
      return { state: confirmedAt === null ? 'unconfirmed' : 'confirmed' } as const;
    },
  });

  app.post(jobAlertPaths.confirmation(':token'), {
    onRequest: submissionGuards(deps, 'job-alert-confirmations', budgets.link),
    schema: {
      summary: 'Confirm an address to hear of new jobs',
      security: [{ [tokenScheme]: [] }],
      params,
      response: { 200: JobAlertState, ...noLink, ...submissionFailures },
    },
    handler: async ({ params: { token } }) => {
      if (!(await inTransaction(store, { actor: null }, (work) => confirmJobAlerts(work, token)))) throw notFound();
      return { state: 'confirmed' } as const;
    },
  });

  app.get(jobAlertPaths.leaving(':token'), {
    onRequest: limited('job-alert-links'),
    schema: {
      summary: 'Whether somebody is told of new jobs',
      params,
      response: { 200: JobAlertState, ...noLink, ...tooMany, ...readFailures },
    },
    handler: async ({ params: { token } }) => {
      const alert = await alertToLeave(store, token);
      if (alert === undefined) throw notFound();
      return { state: alert ? 'confirmed' : 'left' } as const;
    },
  });

  app.post(jobAlertPaths.leaving(':token'), {
    // RFC 8058: the server of a mail program sends it, which has neither our page nor our cookie. The token in the path is proof enough, and all that it does is end mails.
    onRequest: limited('job-alert-leavings'),
    schema: {
      summary: 'Hear no more of new jobs: the address is erased',
      params,
      response: { 200: JobAlertState, ...noLink, ...tooMany, ...readFailures },
    },
    handler: async ({ params: { token } }) => {
      const alert = await alertToLeave(store, token);
      if (alert === undefined) throw notFound();
      if (alert) await eraseJobAlerts(deps, [alert]);
      return { state: 'left' } as const;
    },
  });
}
