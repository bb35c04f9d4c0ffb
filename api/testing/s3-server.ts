import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { S3Options } from '../files/s3-files.ts';

interface StoredObject {
  content: Buffer;
  type: string;
  modified: Date;
}

export interface S3Server {
  options: S3Options;
  /** By path, the bucket left out. */
  objects: Map<string, StoredObject>;
  /** Responds to every request with 503 from now on, or no longer. */
  fail(failing: boolean): void;
}

/** Fewer than a real server's 1,000, so that a test can go beyond a page. */
const pageLimit = 3;

/**
 * A server of the running test that implements as much of the S3 protocol as we use, and refuses wrong signatures.
 * None of the packages that do so fits: the one that is kept up (s3rver's successor) brings 80 others and signs the path of a list otherwise
 * than S3 does, the rest need Java or Docker.
 */
export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const access = { region: 'eu-test-1', accessKeyId: 'AKIATEST', secretAccessKey: 'a secret / with + signs' };
  const bucket = 'site-files';
  let failing = false;

  const server = createServer((request, response) => void respond(request, response));
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, asked, ...rest] = pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (failing) sendError(response, 503, 'SlowDown');
    else if (!isSigned(request, access)) sendError(response, 403, 'SignatureDoesNotMatch');
    else if (asked !== bucket) sendError(response, 404, 'NoSuchBucket');
    else if (key === '' && request.method === 'HEAD') response.end();
    else if (key === '' && searchParams.get('list-type') === '2') sendList(response, objects, searchParams);
    else if (request.method === 'PUT') {
      objects.set(key, { content, type: request.headers['content-type'] ?? '', modified: new Date() });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (request.method === 'GET' && objects.has(key)) {
      const { content: found = Buffer.alloc(0), type = '' } = objects.get(key) ?? {};
      response.writeHead(200, { 'content-length': found.length, 'content-type': type }).end(found);
    } else sendError(response, 404, 'NoSuchKey');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    options: { endpoint, bucket, ...access },
    objects,
    fail: (state) => {
      failing = state;
    },
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * AWS Signature Version 4 in the Authorization header.
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
function isSigned(
  { method, url = '/', headers }: IncomingMessage,
  access: Pick<S3Options, 'region' | 'accessKeyId' | 'secretAccessKey'>,
): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, accessKeyId, day = '', region = '', signed = '', signature] = parts.exec(headers.authorization ?? '') ?? [];
  if (accessKeyId !== access.accessKeyId || region !== access.region) return false;

  const [path = '', query = ''] = url.split('?');
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date') || !names.includes('x-amz-content-sha256')) return false;
  const canonicalRequest = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${access.secretAccessKey}`);
  return time.startsWith(day) && hmac(key, toSign).toString('hex') === signature;
}

function sendList(response: ServerResponse, objects: S3Server['objects'], query: URLSearchParams): void {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const page = keys.slice(0, Math.min(Number(query.get('max-keys') ?? 1_000), pageLimit));
  const isTruncated = keys.length > page.length;
  const entries = page.map((key) => {
    const { content, modified } = objects.get(key) as StoredObject;
    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  sendXml(response, 200, `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`);
}

const sendError = (response: ServerResponse, status: number, code: string) =>
  sendXml(response, status, `<Error><Code>${code}</Code></Error>`);

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
