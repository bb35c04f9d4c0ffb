import { calendarPath } from '#contract/api-paths';
import { z } from '#contract/zod';
import { accountOfCalendar } from '../accounts/calendar-link.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { type Budget, limitRate } from '../guards/rate-limit.ts';
import type { ApiInstance } from '../http/instance.ts';
import { orNotFound } from '../http/refusal.ts';
import { describeCalendar } from '../services/calendar-feed.ts';

/** Calendar programs ask some times an hour; the services among them from few addresses, for many people. */
const budget: Budget = { perIp: { points: 240, duration: 600 }, total: { points: 6_000, duration: 3_600 } };

/** Adds the address at which a colleague's calendar program reads their interviews. */
export function calendarFeedRoutes(app: ApiInstance, deps: ApiDependencies): void {
  const { store } = deps;

  app.get(calendarPath(':token'), {
    onRequest: deps.rateLimits ? [limitRate(store, 'calendar', budget)] : [],
    schema: { hide: true, params: z.object({ token: z.string().max(120) }) },
    handler: async (request, reply) => {
      const account = orNotFound(await accountOfCalendar(store, request.params.token.replace(/\.ics$/, '')));
      await deps.refreshTexts();
      const calendar = await describeCalendar(store, deps, account, new Date());
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({ 'content-disposition': 'inline; filename="interviews.ics"', 'x-content-type-options': 'nosniff' })
        .send(calendar);
    },
  });
}
