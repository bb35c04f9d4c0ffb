import { officePaths } from '#contract/office/paths';
import { isAllowed } from '#contract/office/permissions';
import { Counts, Found, Today } from '#contract/office/today';
import { z } from '#contract/zod';
import { mustAddFactor } from '../../../accounts/me.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { localeOf } from '../../../http/language.ts';
import { findContacts } from '../../../services/office/contacts/contacts.ts';
import { faultyCounter } from '../../../services/office/count-faulty.ts';
import { findJobs } from '../../../services/office/jobs.ts';
import { countWaiting, describeToday } from '../../../services/office/today.ts';
import { isFoundIn, soughtWords } from '../../../store/search/search-words.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';

const config = { permission: 'office.enter' } as const;

/** Results of each kind; people come before all that they sent. */
const maxFound = 8;
const maxContacts = 4;

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
      const { account } = signedIn(request);
      if (await mustAddFactor(store, account)) return { undelivered: 0 };
      const attention = await countFaulty(account.role);
      return { ...(await countWaiting(store, account, new Date())), ...(attention > 0 && { attention }) };
    },
  });

  app.get(officePaths.find, {
    config,
    schema: { querystring: z.object({ search: z.string().trim().min(1).max(200) }), response: { 200: z.array(Found) } },
    handler: async (request) => {
      const { search } = request.query;
      const { role } = signedIn(request).account;
      const found: Found[] = (await findContacts(store, search, role, maxContacts)).map(({ id, name, addresses }) => ({
        ...{ kind: 'contact', id, reference: null, name, text: addresses.join(' '), at: null },
      }));
      if (isAllowed(role, 'quotes.answer')) found.push(...(await store.search.quotes(search, maxFound)));
      if (isAllowed(role, 'reviews.decide')) found.push(...(await store.search.reviews(search, maxFound)));
      if (isAllowed(role, 'applications.decide')) found.push(...(await store.search.applications(search, maxFound)));
      if (isAllowed(role, 'jobs.publish'))
        found.push(...(await findJobs(store, { role, locale: localeOf(request), now: new Date() }, search, maxFound)));
      if (isAllowed(role, 'content.publish')) found.push(...(await store.officeClients.found(search, maxFound)));
      if (isAllowed(role, 'content.publish')) found.push(...(await store.search.offices(search, maxFound)));
      if (isAllowed(role, 'people.manage')) {
        const sought = soughtWords(search);
        const people = (await store.accounts.list()).filter(({ name, email }) => isFoundIn([name, email], sought));
        for (const { id, name, email, createdAt } of people.slice(0, maxFound))
          found.push({ kind: 'person', id, reference: null, name, text: email, at: createdAt });
      }
      return found;
    },
  });
}
