/** Milliseconds in which nobody reads and fills in one of our forms. */
const shortestFillTime = 3_000;

/** True for an entry that looks automatic: the field that people do not see is filled in, or the form was sent too fast. */
export function looksAutomatic(hints: { companyWebsite?: string | undefined; elapsedMs?: number | undefined }): boolean {
  return Boolean(hints.companyWebsite) || (hints.elapsedMs !== undefined && hints.elapsedMs < shortestFillTime);
}
