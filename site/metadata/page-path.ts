/** The path of a page in the default language, without a slash at its end, as in `urls`. */
export const pagePath = ({ pathname }: URL): string => pathname.replace(/(.)\/$/, '$1');
