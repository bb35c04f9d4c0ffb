import { forms } from '#content/forms';

export const honeypotField = 'companyWebsite';

/** A field that people never meet. Programs that fill in every field give themselves away; the server marks what they send. */
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
