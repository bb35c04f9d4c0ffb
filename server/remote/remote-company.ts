import { apiPaths } from '#contract/api-paths';
import { CompanyFields, type CompanyValues } from '#contract/company';
import type { Mismatch } from '#contract/match-contract';
import { matchFields } from '#contract/match-fields';

/** Milliseconds for which a response is fresh. The first request after that gets the stale one and starts a refresh (stale-while-revalidate). */
const freshMs = 2_000;

/** Ends a refresh; only the first request waits for one. */
const timeoutMs = 1_000;

/**
 * What was changed of the company, from the API on another host, cached by stale-while-revalidate. Never rejects: while the API cannot be
 * reached, and on one without changes, the values are those of the last successful refresh, at first none, which is the company as
 * configured.
 */
export function remoteCompany(origin: string, onMismatch: (mismatch: Mismatch) => void): () => Promise<CompanyValues> {
  let cached: CompanyValues | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    try {
      const response = await fetch(origin + apiPaths.company, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`GET ${apiPaths.company} returned status ${response.status}`);
      const { values, mismatches } = matchFields(CompanyFields, await response.json(), apiPaths.company);
      mismatches.forEach(onMismatch);
      cached = values;
    } catch {
      cached ??= {};
    }
  }

  return async () => {
    if (performance.now() - refreshedAt > freshMs) {
      refreshedAt = performance.now();
      refreshing = refresh();
    }
    if (!cached) await refreshing;
    return cached ?? {};
  };
}

/** The revision of a company whose source has none: it grows when the values differ from those before. */
export function companyRevision(read: () => Promise<CompanyValues>): () => Promise<{ company: number }> {
  let last = '';
  let company = 0;
  return async () => {
    const values = JSON.stringify(await read());
    if (values !== last) company += 1;
    last = values;
    return { company };
  };
}
