import type { SpamHints } from '#contract/forms/spam-hints';

/** Milliseconds in which nobody reads and fills in one of our forms. */
const minFillTimeMs = 3_000;

/** True for a submission that looks automatic: the honeypot is filled in, or the form was sent too fast. */
export function isLikelyBot({ companyWebsite, elapsedMs }: SpamHints): boolean {
  return Boolean(companyWebsite) || (elapsedMs !== undefined && elapsedMs < minFillTimeMs);
}
