/** Keeps what is typed into the forms of a page until it is sent: with every change, and put back when the page is shown again, in any language. */

import { honeypotField } from '#contract/forms/spam-hints';
import { splitLocale } from '#contract/locales';
import { forgetInput, keepInput, keptInput, onceShown } from '../forms/kept-input.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const ownForms = 'form[method="post"][action]';

/** Matches what a page fills in by itself, what no script may, and what people do not see. */
const ownFields = 'input:not([type="hidden"], [type="file"], [type="password"]), select, textarea';
const unseen = `[aria-hidden="true"] *, [hidden] *, [inert] *, [name="${honeypotField}"]`;

/** Both languages of a page have the same name for its form. */
const pageOf = (form: HTMLFormElement) => splitLocale(new URL(form.action).pathname).path;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Field>(ownFields)].filter((field) => field.name !== '' && !field.matches(unseen));

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

/** Whether the visitor has changed what the page came with: a message that a link had begun is not theirs. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected && field.value !== '';
  return isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

function keep({ target }: Event): void {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(ownForms) : null;
  if (form)
    keepInput(
      pageOf(form),
      Object.fromEntries(
        fieldsOf(form)
          .filter(isChanged)
          .map(({ name, value }) => [name, value]),
      ),
    );
}

function restore(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(ownForms)) {
    const kept = keptInput(pageOf(form)) ?? {};
    for (const field of fieldsOf(form)) {
      const value = kept[field.name];
      if (value === undefined) continue;
      if (isChoice(field)) field.checked = field.value === value;
      else field.value = value;
      // A choice that there is no more leaves the field as if nothing was chosen.
      if (field.value !== value && !isChoice(field)) field.value = '';
    }
  }
}

document.addEventListener('input', keep);
document.addEventListener('change', keep);
// Sent by the browser itself, before the script of the form was there.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!event.defaultPrevented && form.matches(ownForms)) forgetInput(pageOf(form));
});
onceShown(restore);
