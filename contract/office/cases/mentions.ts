/** A colleague in the text of a note: named by the id, so that a new name of theirs is shown too. */
const all = /@\[([0-9a-f]{24})\]/g;

/** Returns how a note's text names a colleague. */
export const mentionOf = (id: string): string => `@[${id}]`;

/** Returns the ids of the colleagues that a text names, each once. */
export const mentionedIn = (text: string): string[] => [...new Set([...text.matchAll(all)].flatMap(([, id = '']) => id))];

/** Returns a text with every mention replaced; `nameOf` gets the id. */
export const replaceMentions = (text: string, nameOf: (id: string) => string): string => text.replace(all, (_, id: string) => nameOf(id));

/** Returns the parts of a text: words, and mentions by their ids. */
export const mentionParts = (text: string): (string | { id: string })[] =>
  text
    .split(all)
    .map((part, index) => (index % 2 === 1 ? { id: part } : part))
    .filter((part) => part !== '');

/** Returns a text that was cut without the mention that may have been cut with it. */
export const withoutCutMention = (text: string): string => text.replace(/@\[[0-9a-f]*$/, '');
