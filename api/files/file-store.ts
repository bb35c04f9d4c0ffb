import type { Readable } from 'node:stream';

/** Résumés and attachments of mails are private: only staff read them. Uploads are public pictures and films, served under /uploads. */
export const fileAreas = ['resumes', 'attachments', 'uploads'] as const;
export type FileArea = (typeof fileAreas)[number];

/** A file being received. Exactly one of `commit` and `discard` ends it; after `commit`, `discard` does nothing. */
export interface FileDraft {
  write(chunk: Uint8Array): Promise<void>;
  /** Makes the file durable and returns its key. */
  commit(): Promise<string>;
  discard(): Promise<void>;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  stream: Readable;
}

export interface ListedFile {
  key: string;
  storedAt: Date;
}

/** Stores files under random keys; the name that a visitor gave a file never becomes a path. */
export interface FileStore {
  /** `extension` without the dot; it becomes part of the key. */
  begin(area: FileArea, extension: string): Promise<FileDraft>;
  /** Begins a copy of a file of another store under the same key; it replaces the file that has the key here. */
  beginCopy(area: FileArea, key: string): Promise<FileDraft>;
  /** Undefined for a key that names no file. The caller reads the stream to its end or destroys it. */
  open(area: FileArea, key: string): Promise<StoredFile | undefined>;
  /** Does nothing when there is no such file. */
  delete(area: FileArea, key: string): Promise<void>;
  /** Every committed file, in no particular order. */
  list(area: FileArea): AsyncIterable<ListedFile>;
  /** Rejects when the files can't be reached. */
  ping(): Promise<void>;
  /** Deletes the drafts of processes that have died. */
  removeOldDrafts(): Promise<void>;
  /** The ownership mark of the database that the files belong to; undefined as long as they belong to none. */
  owner(): Promise<string | undefined>;
  setOwner(owner: string): Promise<void>;
}

/** The file store can't be reached at the moment: the visitor may try again later. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
