/**
 * What was typed into a form and has not been sent yet: kept in this tab, so that a reload, a link followed by mistake or a change of the language
 * loses nothing. It goes when the form is sent, and with the tab.
 */
type KeptInput = Record<string, string>;

const keyOf = (page: string) => `input of ${page}`;

/** @param page of the form, in the default language: both languages have the same input */
export function keepInput(page: string, input: KeptInput): void {
  const isEmpty = Object.values(input).every((value) => value === '');
  try {
    if (isEmpty) sessionStorage.removeItem(keyOf(page));
    else sessionStorage.setItem(keyOf(page), JSON.stringify(input));
  } catch {
    // The browser stores nothing for this site: the form will be empty, as without a script.
  }
}

/** The input that is kept for a form; undefined when there is none. */
export function keptInput(page: string): KeptInput | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(page)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as KeptInput) : undefined;
  } catch {
    return undefined;
  }
}

/** Called when the form has been sent. */
export const forgetInput = (page: string): void => keepInput(page, {});

/** Runs at once, on a prerendered page when the visitor comes to it: until then they may go on typing on the page before. */
export function onceShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
