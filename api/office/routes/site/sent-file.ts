import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../http/refusal.ts';
import { ThreadBusy } from '../../../threads/queued-thread.ts';

/** The type of a body that is a file: what it really is, its content says. */
const fileType = 'application/octet-stream';

/** A file as the body of a request. As JSON it is its hash, by which a repetition is recognised. */
export class SentFile {
  readonly content: Buffer;

  constructor(content: Buffer) {
    this.content = content;
  }

  toJSON(): string {
    return createHash('sha256').update(this.content).digest('hex');
  }
}

/** Makes every route of a scope take a file, and nothing else. */
export function acceptFiles(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(fileType, { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, new SentFile(body as Buffer));
  });
}

/** Too many files at once are a busy moment, not a failure. */
export const unlessBusy = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof ThreadBusy ? new Refusal(503, { key: 'http.unavailable' }) : error;
  });
