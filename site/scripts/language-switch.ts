/**
 * Whoever changes the language of a page takes along where they are on it and what they have typed: `data-language-switch` links get the current
 * query and hash, and every form finds its input again in the other language. Without the script they are plain links.
 */

import { splitLocale } from '#contract/locales';
import { isModifiedClick } from '#ui/modified-click.ts';
import { keepInput, languageSwitchEvent, takeInput } from '../forms/kept-input.ts';
import { rememberLanguage } from './language-choice.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a page fills in by itself, and what no script may, stays behind. */
const ownFields = 'input:not([type="hidden"], [type="file"], [type="password"]), select, textarea';

const forms = () => [...document.querySelectorAll<HTMLFormElement>('form[method="post"][action]')];

/** Both languages of a page have the same name for its form. */
const pageOf = (form: HTMLFormElement) => splitLocale(new URL(form.action).pathname).path;

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>(ownFields)].filter(({ name }) => name !== '');

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language-switch]');
  if (!link || event.button > 1) return;
  link.search = location.search;
  link.hash = location.hash;
  rememberLanguage(splitLocale(link.pathname).locale);
  // In a new tab or window the page in this language stays, and with it what was typed.
  if (event.button !== 0 || isModifiedClick(event)) return;
  document.dispatchEvent(new Event(languageSwitchEvent));
  for (const form of forms()) {
    const chosen = fieldsOf(form).filter((field) => !isChoice(field) || field.checked);
    keepInput(pageOf(form), Object.fromEntries(chosen.map(({ name, value }) => [name, value])));
  }
}

document.addEventListener('click', follow);
document.addEventListener('auxclick', follow);

for (const form of forms()) {
  const kept = takeInput(pageOf(form));
  if (!kept) continue;
  for (const field of fieldsOf(form)) {
    const value = kept[field.name];
    if (value === undefined) continue;
    if (isChoice(field)) field.checked = field.value === value;
    else field.value = value;
  }
}
