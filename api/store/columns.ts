import type { Flag, Json } from './tables.ts';

export const flag = (value: boolean): Flag => (value ? 1 : 0);

export const json = (value: unknown): Json => JSON.stringify(value);

/** The value of a JSON column. Its shape is what the store itself wrote there. */
export const fromJson = <T>(text: Json): T => JSON.parse(text) as T;
