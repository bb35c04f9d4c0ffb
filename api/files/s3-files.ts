import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { beginDurableFile, removeOldDrafts } from './durable-file.ts';
import { isKey, newKey } from './file-keys.ts';
import { type FileArea, type FileDraft, type FileStore, FilesUnavailable, type ListedFile } from './file-store.ts';

/** A bucket on a server that speaks the S3 protocol. */
export interface S3Place {
  /** Scheme and host; the bucket becomes the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds for a request and its answer; a file of 5 MiB has to pass in it. */
const timeout = 30_000;

/** Files that a list asks for at once; the protocol's own limit. */
const pageSize = 1_000;

const ownerKey = 'owner';

const types: Record<string, string> = { '.pdf': 'application/pdf', '.svg': 'image/svg+xml' };
const typeOf = (key: string) => types[extname(key)] ?? 'application/octet-stream';

/**
 * Files in an S3 bucket, under `<area>/<key>`. What is still being received is in `DATA_DIR/drafts`: it is sent when it has been found good.
 * Throws when the bucket is not there.
 */
export async function s3Files({ endpoint, bucket, ...access }: S3Place, { dataDir }: { dataDir: string }): Promise<FileStore> {
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: timeout });
  const drafts = join(dataDir, 'drafts');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  if (!(await orUnavailable(s3.bucketExists())))
    throw new FilesUnavailable(`There is no bucket ${bucket} at ${endpoint}, or S3_ACCESS_KEY_ID has no access to it`);

  async function beginCopy(area: FileArea, key: string): Promise<FileDraft> {
    if (!isKey(key)) throw new Error(`${key} is not the key of a file`);
    const path = join(drafts, newKey('part'));
    const file = await beginDurableFile(path);
    return {
      write: file.write,
      async keep() {
        await file.finish();
        try {
          await orUnavailable(s3.putObject(`${area}/${key}`, await openAsBlob(path), typeOf(key)));
        } finally {
          await rm(path, { force: true });
        }
        return key;
      },
      discard: file.abandon,
    };
  }

  return {
    begin: (area, extension) => beginCopy(area, newKey(extension)),
    beginCopy,

    async open(area, key) {
      if (!isKey(key)) return undefined;
      const answer = await orUnavailable(s3.getObjectResponse(`${area}/${key}`));
      if (!answer?.body) return undefined;
      return { size: Number(answer.headers.get('content-length')), stream: Readable.fromWeb(answer.body as ReadableStream) };
    },

    async delete(area, key) {
      if (isKey(key)) await orUnavailable(s3.deleteObject(`${area}/${key}`));
    },

    async *list(area) {
      const prefix = `${area}/`;
      let token: string | undefined;
      do {
        const page = await orUnavailable(s3.listObjectsPaged('/', prefix, pageSize, token));
        for (const { Key, LastModified } of page?.objects ?? []) {
          const file: ListedFile = { key: Key.slice(prefix.length), keptAt: new Date(LastModified) };
          if (isKey(file.key)) yield file;
        }
        token = page?.nextContinuationToken;
      } while (token);
    },

    removeOldDrafts: () => removeOldDrafts(drafts),

    owner: async () => (await orUnavailable(s3.getObject(ownerKey))) ?? undefined,
    setOwner: async (owner) => void (await orUnavailable(s3.putObject(ownerKey, owner, 'text/plain'))),
  };
}

/** Whatever the server says or fails to say, it is no fault of the visitor. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new FilesUnavailable('The S3 server did not do what it was asked', { cause: error });
  }
}
