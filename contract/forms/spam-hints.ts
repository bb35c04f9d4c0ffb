/** The honeypot: a field that people do not see and leave empty. */
export const honeypotField = 'companyWebsite';

/** Milliseconds between the opening of the page and the sending of the form; missing when the browser runs no JavaScript. */
export const fillTimeField = 'elapsedMs';

/** What every form sends besides its fields. Submissions that look automatic are flagged for staff, never dropped. */
export interface SpamHints {
  [honeypotField]?: string | undefined;
  [fillTimeField]?: number | undefined;
}
