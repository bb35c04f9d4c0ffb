/** The answer to a form that was sent without JavaScript is a new page. What it says takes the focus there, where no script can give it. */
export const firstFocus = { tabIndex: -1, autoFocus: true };
