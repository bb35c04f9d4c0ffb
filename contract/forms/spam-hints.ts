/**
 * The honeypot: a field that people do not see and leave empty. Its name means nothing that a browser or a password manager knows how to fill
 * in: no company, address, title or website, in any language.
 */
export const honeypotField = 'remark';

/** Milliseconds between the opening of the page and the sending of the form; missing when the browser runs no JavaScript. */
export const fillTimeField = 'elapsedMs';

/** Describes what every form sends besides its fields. Submissions that look automatic are flagged for staff, never dropped. */
export interface SpamHints {
  [honeypotField]?: string | undefined;
  [fillTimeField]?: number | undefined;
}
