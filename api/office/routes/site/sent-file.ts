import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

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
