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
