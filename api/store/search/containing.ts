import { sql } from 'kysely';

/** The pattern of LIKE for what contains a text, in which no character stands for others. */
export const containing = (text: string) => sql<string>`${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
