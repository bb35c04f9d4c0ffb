import { sql } from 'kysely';

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The pattern of LIKE for what contains a text, in which no character stands for others. */
export const containing = (text: string) => sql<string>`${`%${escaped(text)}%`} escape '\\'`;

/** The same for what begins with a text. */
export const beginningWith = (text: string) => sql<string>`${`${escaped(text)}%`} escape '\\'`;
