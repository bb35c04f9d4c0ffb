/**
 * Whoever changes the language of a page takes along where they are on it: `data-language-switch` links get the current query and hash. What they
 * have typed is kept anyway, by scripts/keep-input.ts on the pages with forms. Without the script they are plain links.
 */

import { rememberLanguage } from './language-choice.ts';

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language-switch]');
  if (!link || event.button > 1) return;
  link.search = location.search;
  link.hash = location.hash;
  rememberLanguage(link.hreflang);
}

document.addEventListener('click', follow);
document.addEventListener('auxclick', follow);
