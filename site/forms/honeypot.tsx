import { forms } from '#content/en/forms';
import { honeypotField } from '#contract/forms/spam-hints';

/** A field that people do not see. Programs that fill in every field fill in this one too; the server flags what they send. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {forms.honeypot}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
