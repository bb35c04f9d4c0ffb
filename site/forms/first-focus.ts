/** The response to a form that was sent without JavaScript is a new page: there the note takes the focus by attribute, as no script can move it. */
export const firstFocus = { tabIndex: -1, autoFocus: true };
