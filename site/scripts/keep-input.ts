/** Input of the forms of a page survives a change of its language: kept before the page is left, and taken back once in the other language. */

import { splitLocale } from '#contract/locales';
import { keepInput, languageSwitchEvent, takeInput } from '../forms/kept-input.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a page fills in by itself, and what no script may, stays behind. */
const ownFields = 'input:not([type="hidden"], [type="file"], [type="password"]), select, textarea';

const forms = () => [...document.querySelectorAll<HTMLFormElement>('form[method="post"][action]')];

/** Both languages of a page have the same name for its form. */
const pageOf = (form: HTMLFormElement) => splitLocale(new URL(form.action).pathname).path;

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>(ownFields)].filter(({ name }) => name !== '');

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

document.addEventListener(languageSwitchEvent, () => {
  for (const form of forms()) {
    const chosen = fieldsOf(form).filter((field) => !isChoice(field) || field.checked);
    keepInput(pageOf(form), Object.fromEntries(chosen.map(({ name, value }) => [name, value])));
  }
});

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
