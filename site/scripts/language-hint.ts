/**
 * Offers the other language in one line below the bar, to a visitor who chose it before or whose browser asks for it: a choice counts for more than
 * the browser's settings. Nobody is redirected.
 */

import { chosenLanguage, rememberLanguage } from './language-choice.ts';

const hint = document.querySelector<HTMLElement>('[data-language-hint]');

if (hint && (chosenLanguage() ?? navigator.language).startsWith(hint.lang)) {
  hint.hidden = false;
  hint.querySelector('button')?.addEventListener('click', () => {
    hint.hidden = true;
    rememberLanguage(document.documentElement.lang);
  });
}
