import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { beginDurableFile, removeOldDrafts } from './durable-file.ts';
import { isKey, newKey } from './file-keys.ts';
import { type FileArea, type FileDraft, type FileStore, FilesUnavailable, type ListedFile } from './file-store.ts';

/** A bucket on a server with the S3 protocol. */
export interface S3Options {
  /** Scheme and host; the bucket becomes the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds for a request and its response, which may carry a film of 20 MiB. */
const timeoutMs = 30_000;

/** Files per page of a list; the protocol's own limit. */
const pageSize = 1_000;

const ownerKey = 'owner';

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const typeOf = (key: string) => types[extname(key)] ?? 'application/octet-stream';

/**
 * Files in an S3 bucket, under `<area>/<key>`. Drafts are local, in `DATA_DIR/drafts`, and are uploaded when they are committed.
 * Throws when the bucket does not exist.
 */
export async function s3Files({ endpoint, bucket, ...access }: S3Options, { dataDir }: { dataDir: string }): Promise<FileStore> {
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: timeoutMs });
  const drafts = join(dataDir, 'drafts');
  await mkdir(drafts, { recursive: true, mode: 0o700 });

  async function ping(): Promise<void> {
    if (!(await orUnavailable(s3.bucketExists())))
      throw new FilesUnavailable(`There is no bucket ${bucket} at ${endpoint}, or S3_ACCESS_KEY_ID has no access to it`);
  }
  await ping();

  async function beginCopy(area: FileArea, key: string): Promise<FileDraft> {
    if (!isKey(key)) throw new Error(`${key} is not the key of a file`);
    const path = join(drafts, newKey('part'));
    const file = await beginDurableFile(path);
    return {
      write: file.write,
      async commit() {
        await file.finish();
        try {
          await orUnavailable(s3.putObject(`${area}/${key}`, await openAsBlob(path), typeOf(key)));
        } finally {
          await rm(path, { force: true });
        }
        return key;
      },
      discard: file.discard,
    };
  }

  return {
    begin: (area, extension) => beginCopy(area, newKey(extension)),
    beginCopy,

    async open(area, key) {
      if (!isKey(key)) return undefined;
      const response = await orUnavailable(s3.getObjectResponse(`${area}/${key}`));
      if (!response?.body) return undefined;
      return { size: Number(response.headers.get('content-length')), stream: Readable.fromWeb(response.body as ReadableStream) };
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
          const file: ListedFile = { key: Key.slice(prefix.length), storedAt: new Date(LastModified) };
          if (isKey(file.key)) yield file;
        }
        token = page?.nextContinuationToken;
      } while (token);
    },

    ping,
    removeOldDrafts: () => removeOldDrafts(drafts),

    owner: async () => (await orUnavailable(s3.getObject(ownerKey))) ?? undefined,
    setOwner: async (owner) => void (await orUnavailable(s3.putObject(ownerKey, owner, 'text/plain'))),
  };
}

/** Reports any failure of the server as FilesUnavailable: it is no fault of the visitor. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new FilesUnavailable('The request to the S3 server failed', { cause: error });
  }
}
