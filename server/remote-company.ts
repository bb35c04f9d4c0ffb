import { apiPaths } from '#contract/api-paths';
import { CompanyFields, type CompanyValues } from '#contract/company';
import type { Mismatch } from '#contract/match-contract';
import { matchFields } from '#contract/match-fields';

/** For how long a response is taken for the newest; the next request after that asks again, and is not kept waiting. */
const freshMs = 2_000;

/** Milliseconds that the first request waits. */
const timeoutMs = 1_000;

/**
 * What was changed of the company, from the API on another host. It never rejects: while the API cannot be reached, and on one that knows of no
 * changes, the company is as it was read last, at first as it is configured. A page then has at least that, and follows when the API answers.
 */
export function remoteCompany(origin: string, onMismatch: (mismatch: Mismatch) => void): () => Promise<CompanyValues> {
  let known: CompanyValues | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  async function ask(): Promise<void> {
    try {
      const response = await fetch(origin + apiPaths.company, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`GET ${apiPaths.company} returned status ${response.status}`);
      const { values, mismatches } = matchFields(CompanyFields, await response.json(), apiPaths.company);
      mismatches.forEach(onMismatch);
      known = values;
    } catch {
      known ??= {};
    }
  }

  return async () => {
    if (performance.now() - askedAt > freshMs) {
      askedAt = performance.now();
      asking = ask();
    }
    if (!known) await asking;
    return known ?? {};
  };
}

/** The revision of a company whose source tells none: it grows when the values differ from those before. */
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
