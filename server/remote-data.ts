import { apiPaths } from '#contract/api-paths';
import { Career } from '#contract/career';
import { Client, ClientLogo } from '#contract/client';
import { Group, type GroupQuery } from '#contract/group';
import { apiTimeoutMs } from '#contract/limits';
import { PublicReview } from '#contract/review';
import type { SiteData } from '#contract/site-data';
import { z } from '#contract/zod';

/** Issues of a response that an error names; a list in another format has one for every entry. */
const maxReportedIssues = 3;

/** For how long one response serves the pages of single clients: the API has no endpoint for one client. */
const clientsMaxAgeMs = 2_000;

/**
 * The site's data from an API on another host. Each list is a call of its own, which rejects when the API is unreachable, times out, does not
 * respond with success, or responds with anything but the list of the contract.
 *
 * @param origin scheme and host of the API
 */
export function remoteSiteData(origin: string): SiteData {
  async function fetchList<Item>(path: string, item: z.ZodType<Item>): Promise<Item[]> {
    const response = await fetch(origin + path, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(apiTimeoutMs) });
    if (!response.ok) throw new Error(`GET ${path} returned status ${response.status}`);
    const parsed = z.array(item).safeParse(await response.json());
    if (parsed.success) return parsed.data;
    throw new Error(`GET ${path} returned a list that does not match the contract: ${describeIssues(parsed.error)}`);
  }

  const clients = () => fetchList(apiPaths.clients, Client);
  const recentClients = reuseFor(clientsMaxAgeMs, clients);

  return {
    groups: (query) => fetchList(apiPaths.groups + queryString(query), Group),
    homeLogos: () => fetchList(apiPaths.homeLogos, ClientLogo),
    clients,
    client: async (id) => (await recentClients()).find(({ _id }) => _id === id),
    publicReviews: () => fetchList(apiPaths.publicReviews, PublicReview),
    openCareers: () => fetchList(apiPaths.openCareers, Career),
  };
}

/** Fields and reasons, such as "3.category: Invalid option"; never the values, which may be personal data. */
function describeIssues({ issues }: z.ZodError): string {
  const reported = issues.slice(0, maxReportedIssues).map(({ path, message }) => `${path.join('.') || 'response'}: ${message}`);
  const omitted = issues.length - reported.length;
  return reported.join('; ') + (omitted > 0 ? ` (and ${omitted} more)` : '');
}

function queryString(query: GroupQuery = {}): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined);
  return set.length > 0 ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : '';
}

/** Repeats the result of `read` for `maxAgeMs`; a failure is not repeated. */
function reuseFor<T>(maxAgeMs: number, read: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; readAt: number } | undefined;
  return () => {
    if (last && performance.now() - last.readAt < maxAgeMs) return last.result;
    const current = { result: read(), readAt: performance.now() };
    last = current;
    current.result.catch(() => {
      if (last === current) last = undefined;
    });
    return current.result;
  };
}
