import { apiPaths } from '#contract/api-paths';
import type { Client } from '#contract/client';
import type { GroupQuery } from '#contract/group';
import { apiTimeout } from '#contract/limits';
import type { SiteData } from '#contract/site-data';

/** For how long one response serves the pages of single clients: the API has no endpoint for one client. */
const clientsMaxAgeMs = 2_000;

/**
 * The site's data from an API on another host. Each call throws when the API can't be reached, takes longer than the contract's
 * 10 s, or answers with anything but a list.
 *
 * @param origin scheme and host of the API
 */
export function remoteData(origin: string): SiteData {
  async function list<Item>(path: string): Promise<Item[]> {
    const answer = await fetch(origin + path, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(apiTimeout) });
    if (!answer.ok) throw new Error(`${path} answered with status ${answer.status}`);
    const items: unknown = await answer.json();
    if (!Array.isArray(items)) throw new Error(`${path} did not answer with a list`);
    return items as Item[];
  }

  const clients = () => list<Client>(apiPaths.clients);
  const recentClients = reuseFor(clientsMaxAgeMs, clients);

  return {
    groups: (query) => list(apiPaths.groups + queryOf(query)),
    homeLogos: () => list(apiPaths.homeLogos),
    clients,
    client: async (id) => (await recentClients()).find(({ _id }) => _id === id),
    publicReviews: () => list(apiPaths.publicReviews),
    openCareers: () => list(apiPaths.openCareers),
  };
}

function queryOf(query: GroupQuery = {}): string {
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
