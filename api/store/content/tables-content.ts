import type { Json } from '../column-types.ts';

/** Names what drafts are of. */
export type DraftKind = 'job';

/** Changes of something public that are not public yet; one for all who work on it. */
export interface ContentDraftTable {
  id: string;
  kind: DraftKind;
  subjectId: string;
  content: Json;
  savedAt: string;
  /** The account that saved it. */
  savedBy: string | null;
}

/** A slot whose picture was changed. */
export interface PictureTable {
  /** Its name. */
  slot: string;
  /** Null: it shows the picture of the site again. */
  content: Json | null;
  version: number;
  changedAt: string;
  /** The account that changed it. */
  changedBy: string | null;
}
