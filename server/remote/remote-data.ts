import { apiPaths } from '#contract/api-paths';
import { Branch, type BranchQuery } from '#contract/branch';
import { Client, ClientLogo } from '#contract/client';
import { Job } from '#contract/job';
import { apiTimeoutMs } from '#contract/limits';
import type { Locale } from '#contract/locales';
import { type Mismatch, matchContract } from '#contract/match-contract';
import { Member } from '#contract/member';
import { PublicReview } from '#contract/review';
import type { LocalizedSiteData, SiteData } from '#contract/site-data';
import { reuseFor } from '#contract/time/reuse-for';
import type { z } from '#contract/zod';
import { remoteCompany, remotePictures, remoteTexts } from './remote-changes.ts';

/** For how long one response serves the pages of single clients: the API has no endpoint for one client. */
const clientsMaxAgeMs = 2_000;

/**
 * The site's data from an API on another host. Each list is a call of its own, which rejects when the API is unreachable, times out, does not
 * respond with success, or responds with anything but a list that has an entry of the contract or none at all. Single entries that do not match
 * the contract are left out.
 *
 * @param origin scheme and host of the API
 * @param onMismatch called for each entry that is left out, every time it is read
 */
export function remoteSiteData(origin: string, onMismatch: (mismatch: Mismatch) => void): LocalizedSiteData {
  const byLocale = new Map<Locale, SiteData>();
  const company = remoteCompany(origin, onMismatch);
  const texts = remoteTexts(origin);
  const pictures = remotePictures(origin, onMismatch);
  return (locale) => {
    const data = byLocale.get(locale) ?? { ...remoteLists(locale, origin, onMismatch), company, texts, pictures };
    byLocale.set(locale, data);
    return data;
  };
}

function remoteLists(
  locale: Locale,
  origin: string,
  onMismatch: (mismatch: Mismatch) => void,
): Omit<SiteData, 'company' | 'texts' | 'pictures'> {
  async function fetchList<Item>(path: string, item: z.ZodType<Item>): Promise<Item[]> {
    const headers = { accept: 'application/json', 'accept-language': locale };
    const response = await fetch(origin + path, { headers, signal: AbortSignal.timeout(apiTimeoutMs) });
    if (!response.ok) throw new Error(`GET ${path} returned status ${response.status}`);
    const list: unknown = await response.json();
    if (!Array.isArray(list)) throw new Error(`GET ${path} did not return a list`);
    const { matching, mismatches } = matchContract(item, list, path);
    const [first] = mismatches;
    // Not one entry is as expected: this is another format, and no list with a few faulty entries.
    if (first && matching.length === 0) throw new Error(`GET ${path} returned a list that does not match the contract: ${first.problem}`);
    mismatches.forEach(onMismatch);
    return matching;
  }

  const clients = () => fetchList(apiPaths.clients, Client);
  const recentClients = reuseFor(clientsMaxAgeMs, clients);

  return {
    groups: (query) => fetchList(apiPaths.groups + queryString(query), Branch),
    homeLogos: () => fetchList(apiPaths.homeLogos, ClientLogo),
    clients,
    client: async (id) => (await recentClients()).find(({ _id }) => _id === id),
    publicReviews: () => fetchList(apiPaths.publicReviews, PublicReview),
    members: () => fetchList(apiPaths.members, Member),
    openCareers: () => fetchList(apiPaths.openCareers, Job),
  };
}

function queryString(query: BranchQuery = {}): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined);
  return set.length > 0 ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : '';
}
