/** Offers the other language in one line below the bar, to a visitor who chose it before or whose browser asks for it. Nobody is redirected. */

import { chosenLanguage, rememberLanguage } from './language-choice.ts';

const hint = document.querySelector<HTMLElement>('[data-language-hint]');

if (hint && wants(hint.lang)) {
  hint.hidden = false;
  hint.querySelector('button')?.addEventListener('click', () => {
    hint.hidden = true;
    rememberLanguage(document.documentElement.lang);
  });
}

/** A choice counts for more than the settings of the browser. */
function wants(language: string): boolean {
  const chosen = chosenLanguage();
  return chosen === undefined ? navigator.language.startsWith(language) : chosen === language;
}
