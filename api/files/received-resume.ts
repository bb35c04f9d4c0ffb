import type { FileDraft } from './file-store.ts';

/** A résumé that has been received and checked, but not kept yet. */
export interface ReceivedResume {
  draft: FileDraft;
  /** The visitor's own name for it: display text only. */
  fileName: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
}
