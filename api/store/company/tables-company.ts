import type { Generated } from 'kysely';
import type { Flag, Json } from '../column-types.ts';

/** Describes what was changed of the company in the Office. */
export interface CompanyTable {
  /** There is one company, and one row at most. */
  id: 'company';
  /** The changed fields by their names. */
  changes: Json;
  version: number;
  /** Whether the owners have put the first steps away. */
  firstStepsHidden: Generated<Flag>;
}
