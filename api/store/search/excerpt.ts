/** Characters of the beginning of a message that lists show. */
const maxLength = 160;

/** The beginning of a text on one line. */
export const excerptOf = (text: string): string => [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, maxLength).join('');
