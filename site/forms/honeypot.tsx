import { forms } from '#content/forms';

export const trapField = 'companyWebsite';

/** A field that people never meet. Programs that fill in every field give themselves away; the server marks what they send. */
export function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {forms.trap}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
