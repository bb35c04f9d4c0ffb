import type { Generated } from 'kysely';
import type { Flag, Json } from '../column-types.ts';

/** Somebody of the company whom the About page introduces. */
export interface MemberTable {
  id: string;
  name: string;
  role: string;
  duty: string;
  /** Path of a public file. */
  portrait: string | null;
  isShown: Flag;
  /** Lists the forms whose confirmations they sign. */
  answers: Json;
  ar: Json | null;
  sortOrder: number;
  version: Generated<number>;
}
