import type { Readable } from 'node:stream';

/** Résumés are private: only staff's command reads them. Uploads are public pictures, served under /uploads. */
export const fileAreas = ['resumes', 'uploads'] as const;
export type FileArea = (typeof fileAreas)[number];

/** A file being received. Exactly one of `keep` and `discard` ends it; after `keep`, `discard` does nothing. */
export interface FileDraft {
  write(chunk: Uint8Array): Promise<void>;
  /** Makes the file durable and answers the key under which it can be found again. */
  keep(): Promise<string>;
  discard(): Promise<void>;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  stream: Readable;
}

export interface ListedFile {
  key: string;
  keptAt: Date;
}

/** Where files are kept. Keys are random; the name that a visitor gave a file never becomes a path. */
export interface FileStore {
  /** `extension` without the dot; it becomes part of the key. */
  begin(area: FileArea, extension: string): Promise<FileDraft>;
  /** Begins a copy of a file that is kept elsewhere under `key`; it replaces what is here under that key. */
  beginCopy(area: FileArea, key: string): Promise<FileDraft>;
  /** Undefined for a key that names no file. The caller reads the stream to its end or destroys it. */
  open(area: FileArea, key: string): Promise<StoredFile | undefined>;
  /** Does nothing when the file is gone already. */
  delete(area: FileArea, key: string): Promise<void>;
  /** Every file that was kept, in no particular order. */
  list(area: FileArea): AsyncIterable<ListedFile>;
  /** Removes what processes left that died while they were receiving a file. */
  removeOldDrafts(): Promise<void>;
  /** The mark of the database that the files belong to; undefined as long as they belong to none. */
  owner(): Promise<string | undefined>;
  setOwner(owner: string): Promise<void>;
}

/** The files cannot be reached at the moment: the visitor may try again later. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
