/** Whether a logo is on this host. What visitors of the site load from others, the Office does not: they would learn who works here, and when. */
export const isOfThisHost = (path: string): boolean => /^\/(?![/\\])/.test(path);
