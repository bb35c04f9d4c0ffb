import { officePaths } from '#contract/office/paths';
import { CalendarFeed } from '#contract/office/people/calendar-feed';
import { z } from '#contract/zod';
import { calendarUrl, changeCalendar } from '../../../accounts/calendar-link.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound } from '../../../http/refusal.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { transact } from '../../transact.ts';

/** The address of a person's calendar: shown, renewed and ended by its owner. */
export function calendarRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, settings } = deps;
  const config = { permission: 'office.enter', isForOwnAccount: true } as const;

  app.get(officePaths.calendarFeed, {
    config,
    schema: { response: { 200: CalendarFeed } },
    handler: async (request) => ({ url: await calendarUrl(store, signedIn(request).account, settings.origin) }),
  });

  /** Whoever has the address reads on without signing in. */
  app.post(officePaths.calendarFeed, {
    config: { ...config, needsRecentSignIn: true },
    schema: { response: { 201: CalendarFeed } },
    handler: async (request, reply) => {
      const { result } = await transact(deps, request, (work) => changeCalendar(work, true));
      return reply.code(201).send({ url: await calendarUrl(store, orNotFound(result), settings.origin) });
    },
  });

  app.delete(officePaths.calendarFeed, {
    config,
    schema: { response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await transact(deps, request, (work) => changeCalendar(work, false));
      return reply.code(204).send();
    },
  });
}
