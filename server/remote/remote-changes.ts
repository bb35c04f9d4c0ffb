import { apiPaths } from '#contract/api-paths';
import { CompanyFields, type CompanyValues } from '#contract/company';
import { type MatchedList, type Mismatch, matchContract } from '#contract/match-contract';
import { matchFields } from '#contract/match-fields';
import { OwnPicture } from '#contract/pictures';
import type { SiteData } from '#contract/site-data';

/** Milliseconds for which a response is fresh. The first request after that gets the stale one and starts a refresh (stale-while-revalidate). */
const freshMs = 2_000;

/** Ends a refresh; only the first request waits for one. */
const timeoutMs = 1_000;

/**
 * What was changed in the Office, from the API on another host, cached by stale-while-revalidate. Never rejects: while the API cannot be reached, and on
 * one that does not have this, it is as at the last successful refresh, at first `unchanged`, which is the site as configured.
 */
function remoteChanges<Value>(url: string, unchanged: Value, read: (document: unknown) => Value): () => Promise<Value> {
  let cached: Value | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    try {
      const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`GET ${url} returned status ${response.status}`);
      cached = read(await response.json());
    } catch {
      cached ??= unchanged;
    }
  }

  return async () => {
    if (performance.now() - refreshedAt > freshMs) {
      refreshedAt = performance.now();
      refreshing = refresh();
    }
    if (cached === undefined) await refreshing;
    return cached ?? unchanged;
  };
}

type OnMismatch = (mismatch: Mismatch) => void;

/** Returns what was changed of the company. */
export const remoteCompany = (origin: string, onMismatch: OnMismatch): (() => Promise<CompanyValues>) =>
  remoteChanges(origin + apiPaths.company, {}, (document) => {
    const { values, mismatches } = matchFields(CompanyFields, document, apiPaths.company);
    mismatches.forEach(onMismatch);
    return values;
  });

/** Returns the pictures of the company's own. */
export const remotePictures = (origin: string, onMismatch: OnMismatch): (() => Promise<OwnPicture[]>) =>
  remoteChanges<OwnPicture[]>(origin + apiPaths.pictures, [], (document) => {
    const { matching, mismatches }: MatchedList<OwnPicture> = matchContract(
      OwnPicture,
      Array.isArray(document) ? document : [],
      apiPaths.pictures,
    );
    mismatches.forEach(onMismatch);
    return matching;
  });

/** The revisions of changes whose source has none: one grows when what is read differs from the time before. */
export function remoteRevisions(data: Pick<SiteData, 'company' | 'pictures'>): () => Promise<{ company: number; pictures: number }> {
  const [company, pictures] = [counted(() => data.company()), counted(() => data.pictures())];
  return async () => {
    const [companyRevision, picturesRevision] = await Promise.all([company(), pictures()]);
    return { company: companyRevision, pictures: picturesRevision };
  };
}

function counted(read: () => Promise<unknown>): () => Promise<number> {
  let last = '';
  let revision = 0;
  return async () => {
    const value = JSON.stringify(await read());
    if (value !== last) revision += 1;
    last = value;
    return revision;
  };
}
