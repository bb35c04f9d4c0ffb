import type { Readable } from 'node:stream';

/** Résumés are private: only staff's command reads them. Uploads are public pictures, served under /uploads. */
export type FileArea = 'resumes' | 'uploads';

/** A file being received. Exactly one of `keep` and `discard` ends it; after `keep`, `discard` does nothing. */
export interface FileDraft {
  write(chunk: Uint8Array): Promise<void>;
  /** Makes the file durable and answers the random key under which it can be found again. */
  keep(): Promise<string>;
  discard(): Promise<void>;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  stream: Readable;
}

/** Where files are kept. Keys are random; the name that a visitor gave a file never becomes a path. */
export interface FileStore {
  /** `extension` without the dot; it becomes part of the key. */
  begin(area: FileArea, extension: string): Promise<FileDraft>;
  /** Undefined for a key that names no file. The caller reads the stream to its end or destroys it. */
  open(area: FileArea, key: string): Promise<StoredFile | undefined>;
  /** Does nothing when the file is gone already. */
  delete(area: FileArea, key: string): Promise<void>;
}
