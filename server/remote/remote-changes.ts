import { isDeepStrictEqual } from 'node:util';
import { apiPaths } from '#contract/api-paths';
import { CompanyFields, type CompanyValues } from '#contract/company';
import type { Mismatch } from '#contract/match-contract';
import { matchFields } from '#contract/match-fields';
import { ChangedTexts } from '#contract/texts/changed-texts';

/** Milliseconds for which a response is fresh. The first request after that gets the stale one and starts a refresh (stale-while-revalidate). */
const freshMs = 2_000;

/** Ends a refresh; only the first request waits for one. */
const timeoutMs = 1_000;

/** Reads what was changed of the company from the API on another host. */
export const remoteCompany = (origin: string, onMismatch: (mismatch: Mismatch) => void): (() => Promise<CompanyValues>) =>
  remoteChanges(origin + apiPaths.company, (document) => {
    const { values, mismatches } = matchFields(CompanyFields, document, apiPaths.company);
    mismatches.forEach(onMismatch);
    return values;
  });

/** Reads what was changed of the texts from the API on another host. */
export const remoteTexts = (origin: string): (() => Promise<ChangedTexts>) =>
  remoteChanges(origin + apiPaths.texts, (document) => ChangedTexts.parse(document));

/**
 * Changes that lie over what the site was built with, from the API on another host, cached by stale-while-revalidate; the same object as long as they
 * are the same. Never rejects: while the API cannot be reached, and on one without changes, they are those of the last successful refresh, at
 * first none.
 */
function remoteChanges<Changes extends object>(url: string, read: (document: unknown) => Changes): () => Promise<Changes> {
  const none = {} as Changes;
  let cached: Changes | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`GET ${url} returned status ${response.status}`);
      const changes = read(await response.json());
      if (!isDeepStrictEqual(changes, cached)) cached = changes;
    } catch {
      cached ??= none;
    }
  }

  return async () => {
    if (performance.now() - refreshedAt > freshMs) {
      refreshedAt = performance.now();
      refreshing = refresh();
    }
    if (!cached) await refreshing;
    return cached ?? none;
  };
}
