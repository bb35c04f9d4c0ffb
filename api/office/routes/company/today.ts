import { officePaths } from '#contract/office/paths';
import { Counts, Found, Today } from '#contract/office/today';
import { z } from '#contract/zod';
import { mustAddFactor } from '../../../accounts/me.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { localeOf } from '../../../http/language.ts';
import { faultyCounter } from '../../../services/office/count-faulty.ts';
import { findAll } from '../../../services/office/find.ts';
import { countWaiting, describeToday } from '../../../services/office/today.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';

const config = { permission: 'office.enter' } as const;

/** Adds the routes of what everybody sees, as much of it as their role allows. */
export function todayRoutes(app: ApiInstance, { store }: OfficeDependencies): void {
  const countFaulty = faultyCounter(store);

  app.get(officePaths.today, {
    config,
    schema: { response: { 200: Today } },
    handler: (request) => describeToday(store, signedIn(request).account, new Date()),
  });

  app.get(officePaths.counts, {
    // The frame asks on every screen: who has still to add a second factor is told of nothing that waits.
    config: { ...config, isForOwnAccount: true },
    schema: { response: { 200: Counts } },
    handler: async (request) => {
      const { account, session } = signedIn(request);
      if (await mustAddFactor(store, account, session)) return { undelivered: 0 };
      const attention = await countFaulty(account.roles);
      return { ...(await countWaiting(store, account, new Date())), ...(attention > 0 && { attention }) };
    },
  });

  app.get(officePaths.find, {
    config,
    schema: { querystring: z.object({ search: z.string().trim().min(1).max(200) }), response: { 200: z.array(Found) } },
    handler: (request) =>
      findAll(store, { roles: signedIn(request).account.roles, locale: localeOf(request), now: new Date() }, request.query.search),
  });
}
