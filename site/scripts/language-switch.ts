/**
 * Whoever changes the language of a page takes along where they are on it: `data-language-switch` links get the current query and hash. What they
 * have typed is kept by scripts/keep-input.ts, on the pages with forms. Without the script they are plain links.
 */

import { languageSwitchEvent } from '#site/forms/kept-input.ts';
import { hasModifierKey } from '#ui/has-modifier-key.ts';
import { rememberLanguage } from './language-choice.ts';

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language-switch]');
  if (!link || event.button > 1) return;
  link.search = location.search;
  link.hash = location.hash;
  rememberLanguage(link.hreflang);
  // In a new tab or window the page in this language stays, and with it what was typed.
  if (!(event.button || hasModifierKey(event))) document.dispatchEvent(new Event(languageSwitchEvent));
}

document.addEventListener('click', follow);
document.addEventListener('auxclick', follow);
