/** What was typed into a form, on its way to the same page in another language: kept in this tab, and taken back once. */
type KeptInput = Record<string, string>;

/** What scripts/language-switch.ts dispatches at the document before a link leads to the same page in another language. */
export const languageSwitchEvent = 'languageswitch';

const keyOf = (page: string) => `input of ${page}`;

/** @param page of the form, in the default language */
export function keepInput(page: string, input: KeptInput): void {
  if (Object.values(input).every((value) => value === '')) return;
  try {
    sessionStorage.setItem(keyOf(page), JSON.stringify(input));
  } catch {
    // The browser stores nothing for this site: the form will be empty, as without a script.
  }
}

/** The input that was kept for a form, which is then kept no longer; undefined when there is none. */
export function takeInput(page: string): KeptInput | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(page));
    sessionStorage.removeItem(keyOf(page));
    return kept === null ? undefined : (JSON.parse(kept) as KeptInput);
  } catch {
    return undefined;
  }
}
