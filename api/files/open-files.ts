import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import { type S3Options, s3Files } from './s3-files.ts';

export interface FilesLocation {
  dataDir: string;
  /** The bucket to use instead of the data folder. */
  s3?: S3Options | undefined;
}

export const openFiles = ({ dataDir, s3 }: FilesLocation): Promise<FileStore> => (s3 ? s3Files(s3, { dataDir }) : localFiles({ dataDir }));
