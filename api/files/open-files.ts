import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import type { S3Options } from './s3-files.ts';

export interface FilesLocation {
  dataDir: string;
  /** The bucket to use instead of the data folder. */
  s3?: S3Options | undefined;
}

export async function openFiles({ dataDir, s3 }: FilesLocation): Promise<FileStore> {
  if (!s3) return localFiles({ dataDir });
  const { s3Files } = await import('./s3-files.ts');
  return s3Files(s3, { dataDir });
}
