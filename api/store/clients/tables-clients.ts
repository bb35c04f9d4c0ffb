import type { Generated } from 'kysely';
import type { Flag, Json } from '../column-types.ts';

/** Describes what the Office adds to a client. */
export interface ClientWork {
  version: Generated<number>;
  /** The time at which it was taken off the clients page; null for those that are on it. */
  deletedAt: string | null;
  /** Words of its names, normalized, each after a space; empty for a row that something else has written. */
  words: Generated<string>;
}

/** A logo that was uploaded here; those that came otherwise have no row. */
export interface LogoTable {
  /** As entries have it. */
  path: string;
  /** The same in the width of a clients page's cell; null for a drawing, which has every width. */
  smallPath: string | null;
  /** The whole picture, of which the logo is a part. */
  sourcePath: string;
  width: number;
  height: number;
  /** Null for all of it. */
  crop: Json | null;
  content: Json;
  isOpaque: Flag;
  createdAt: string;
}

/** A public file that nothing refers to. */
export interface UnusedUploadTable {
  key: string;
  since: string;
}
