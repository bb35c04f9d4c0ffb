import { CamelCasePlugin } from 'kysely';
import type { Flag, Json } from './tables.ts';

/** Names are camelCase here and snake_case on disk. */
export const nameConversion = new CamelCasePlugin({ maintainNestedObjectKeys: true });

export const flag = (value: boolean): Flag => (value ? 1 : 0);

export const json = (value: unknown): Json => JSON.stringify(value);

/** The value of a JSON column. Its shape is what the store itself wrote there. */
export const fromJson = <T>(text: Json): T => JSON.parse(text) as T;
