import { apiPaths } from '#contract/api-paths';
import type { GroupQuery } from '#contract/group';
import { apiTimeoutMs } from '#contract/limits';
import type { SiteData } from '#contract/site-data';

/**
 * The site's data from an API on another host. Each call throws when the API can't be reached, takes longer than the contract's
 * 10 s, or answers with anything but a list.
 *
 * @param origin scheme and host of the API
 */
export function remoteData(origin: string): SiteData {
  async function list<Item>(path: string): Promise<Item[]> {
    const answer = await fetch(origin + path, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(apiTimeoutMs) });
    if (!answer.ok) throw new Error(`${path} answered with status ${answer.status}`);
    const items: unknown = await answer.json();
    if (!Array.isArray(items)) throw new Error(`${path} did not answer with a list`);
    return items as Item[];
  }

  return {
    groups: (query) => list(apiPaths.groups + queryOf(query)),
    homeLogos: () => list(apiPaths.homeLogos),
    clients: () => list(apiPaths.clients),
    publicReviews: () => list(apiPaths.publicReviews),
    openCareers: () => list(apiPaths.openCareers),
  };
}

function queryOf(query: GroupQuery = {}): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined);
  return set.length > 0 ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : '';
}
