import { isDeepStrictEqual } from 'node:util';
import { apiPaths } from '#contract/api-paths';
import { CompanyFields, type CompanyValues } from '#contract/company';
import { type Mismatch, matchContract } from '#contract/match-contract';
import { matchFields } from '#contract/match-fields';
import { OwnPicture } from '#contract/pictures';
import { ChangedTexts } from '#contract/texts/changed-texts';

/** Milliseconds for which a response is fresh. The first request after that gets the stale one and starts a refresh (stale-while-revalidate). */
const freshMs = 2_000;

/** Ends a refresh; only the first request waits for one. */
const timeoutMs = 1_000;

/** Reads what was changed of the company from the API on another host. */
export const remoteCompany = (origin: string, onMismatch: (mismatch: Mismatch) => void): (() => Promise<CompanyValues>) =>
  remoteChanges<CompanyValues>(origin + apiPaths.company, {}, (document) => {
    const { values, mismatches } = matchFields(CompanyFields, document, apiPaths.company);
    mismatches.forEach(onMismatch);
    return values;
  });

/** Reads what was changed of the texts from the API on another host. */
export const remoteTexts = (origin: string): (() => Promise<ChangedTexts>) =>
  remoteChanges<ChangedTexts>(origin + apiPaths.texts, {}, (document) => ChangedTexts.parse(document));

/** Reads the pictures of the company's own from the API on another host. */
export const remotePictures = (origin: string, onMismatch: (mismatch: Mismatch) => void): (() => Promise<OwnPicture[]>) =>
  remoteChanges<OwnPicture[]>(origin + apiPaths.pictures, [], (document) => {
    const { matching, mismatches } = matchContract(OwnPicture, Array.isArray(document) ? document : [], apiPaths.pictures);
    mismatches.forEach(onMismatch);
    return matching;
  });

/**
 * Changes that lie over what the site was built with, from the API on another host, cached by stale-while-revalidate; the same object as long as they
 * are the same. Never rejects: while the API cannot be reached, and on one without changes, they are those of the last successful refresh, at
 * first none.
 */
function remoteChanges<Changes extends object>(url: string, none: Changes, read: (document: unknown) => Changes): () => Promise<Changes> {
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
