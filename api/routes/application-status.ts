import { ApplicationStatus, statusPaths } from '#contract/application-status';
import { ErrorBody } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiDependencies } from '../dependencies.ts';
import { tokenScheme } from '../docs/openapi.ts';
import { budgets, limitRate } from '../guards/rate-limit.ts';
import { submissionGuards } from '../guards/submission-guards.ts';
import type { ApiInstance } from '../http/instance.ts';
import { localeOf } from '../http/language.ts';
import { notFound, orNotFound, Refusal } from '../http/refusal.ts';
import { readFailures, submissionFailures } from '../http/replies.ts';
import { describeStatus, withdrawApplication } from '../services/application-status.ts';
import { inTransaction } from '../store/work.ts';

const params = z.object({ token: z.string().max(100) });

/** Adds the routes behind the link of a confirmation: where one application stands, for its applicant. */
export function applicationStatusRoutes(app: ApiInstance, deps: ApiDependencies): void {
  const { store, settings } = deps;
  const noLink = { 404: ErrorBody.describe('The link opens nothing: it is mistyped, or the application was erased.') };

  app.get(statusPaths.status(':token'), {
    onRequest: deps.rateLimits ? [limitRate(store, 'application-status', budgets.link)] : [],
    schema: {
      summary: 'Where an application stands, for its applicant',
      params,
      response: {
        200: ApplicationStatus,
        ...noLink,
        429: ErrorBody.describe('Too many requests. Try again after the seconds in Retry-After.'),
        ...readFailures,
      },
    },
    handler: async (request) => {
      const reading = { repositories: store, settings, now: new Date() };
      return orNotFound(await describeStatus(reading, request.params.token, localeOf(request)));
    },
  });

  app.post(statusPaths.withdrawal(':token'), {
    onRequest: submissionGuards(deps, 'application-withdrawals', budgets.link),
    schema: {
      summary: 'Withdraw an application',
      security: [{ [tokenScheme]: [] }],
      params,
      response: {
        200: ApplicationStatus,
        ...noLink,
        409: ErrorBody.describe('It has been decided already.'),
        ...submissionFailures,
      },
    },
    handler: async (request) => {
      const { token } = request.params;
      const now = new Date();
      const outcome = await inTransaction(store, { actor: null, now }, (work) => withdrawApplication(work, token));
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'impossible') throw new Refusal(409, { key: 'application.decided' });
      return orNotFound(await describeStatus({ repositories: store, settings, now }, token, localeOf(request)));
    },
  });
}
