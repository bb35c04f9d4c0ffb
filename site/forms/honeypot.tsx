import { honeypotField } from '#contract/forms/spam-hints';
import type { FormLanguage } from '#site/content/form-language.ts';

/** Password managers leave a field alone that says so, each in its own words. */
const leftAlone = { 'data-1p-ignore': true, 'data-lpignore': true, 'data-bwignore': true, 'data-form-type': 'other' };

/**
 * A field that people do not see, and that neither keyboard nor screen reader reaches. Programs that fill in every field fill in this one too;
 * to the server that is one sign of several.
 */
export function Honeypot({ language }: { language: FormLanguage }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {language.texts.honeypot}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" {...leftAlone} />
      </label>
    </div>
  );
}
