import { honeypotField } from '#contract/forms/spam-hints';
import type { FormLanguage } from '#site/content/form-language.ts';

/** A field that people do not see. Programs that fill in every field fill in this one too; the server flags what they send. */
export function Honeypot({ language }: { language: FormLanguage }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {language.texts.honeypot}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
