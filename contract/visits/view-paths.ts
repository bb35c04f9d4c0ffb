import type { FormName } from '../forms/form-definition.ts';

/** A page sends an empty POST to this path when it is shown after the browser had loaded it ahead. */
export const shownPath = '/shown';

/** A form sends one to this path when somebody begins with it. */
export const formShownPath = (form: FormName): string => `${shownPath}?form=${form}`;
