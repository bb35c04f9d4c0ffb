import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagePolicy } from '../pages/page-csp.ts';
import { readScriptHashes, type ScriptHashes } from '../pages/script-integrity.ts';
import { contentTypeOf } from './content-types.ts';
import { type EncodedBody, type Encoding, encodedBody } from './encodings.ts';
import type { Document } from './static-response.ts';

/** Astro's request handler. It calls `next` and answers nothing when no page has the address. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, next: () => void, locals: App.Locals) => Promise<void>;

export interface BuiltSite {
  /** Path as in the address bar → file or prerendered page. */
  documents: ReadonlyMap<string, Document>;
  notFoundPage: Document;
  faultPage: Document;
  scriptHashes: ScriptHashes;
  handlePage: PageHandler;
}

interface StaticHeaders {
  pathname: string;
  headers: { key: string; value: string }[];
}

const hashedFiles = '/_astro/';
const compressedSuffixes = { br: '.br', gzip: '.gz' } as const;

/** Reads what `npm run build` wrote, all of it, into memory. Throws when there is no complete build. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const policies = readPolicies(join(folder, '_headers.json'));
  const client = join(folder, 'client');
  const documents = readDocuments(client, policies);
  const { handler } = (await import(pathToFileURL(join(folder, 'server', 'entry.mjs')).href)) as { handler: PageHandler };
  return {
    documents,
    notFoundPage: take(documents, '/404'),
    faultPage: take(documents, '/500'),
    scriptHashes: readScriptHashes(client),
    handlePage: handler,
  };
}

/** The error pages have no address of their own: asking for them is asking for something that does not exist. */
function take(documents: Map<string, Document>, path: string): Document {
  const document = documents.get(path);
  if (!document) throw new Error(`The build has no page for ${path}`);
  documents.delete(path);
  return document;
}

/** Path → Content-Security-Policy of each prerendered page: the hashes differ from page to page. */
function readPolicies(file: string): Map<string, string> {
  const pages = JSON.parse(readFileSync(file, 'utf8')) as StaticHeaders[];
  return new Map(
    pages.flatMap((page) => page.headers.map((header): [string, string] => [page.pathname.replace(/(.)\/$/, '$1'), header.value])),
  );
}

function readDocuments(folder: string, policies: ReadonlyMap<string, string>): Map<string, Document> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = new Set(entries.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`));
  const isCompressedCopy = (path: string) =>
    Object.values(compressedSuffixes).some((suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)));

  const documents = new Map<string, Document>();
  for (const path of paths) {
    if (isCompressedCopy(path)) continue;
    const address = path.replace(/(\/index)?\.html$/, '') || '/';
    const content = readFileSync(join(folder, path));
    const bodies: Partial<Record<Encoding, EncodedBody>> = { identity: encodedBody(content) };
    for (const [encoding, suffix] of Object.entries(compressedSuffixes))
      if (paths.has(path + suffix)) bodies[encoding as Encoding] = encodedBody(readFileSync(join(folder, path + suffix)));
    const policy = policies.get(address);
    documents.set(encodeURI(address), fileDocument(path, bodies, policy && pagePolicy(policy, content.toString())));
  }
  return documents;
}

function fileDocument(path: string, bodies: Partial<Record<Encoding, EncodedBody>>, policy: string | undefined): Document {
  return {
    type: contentTypeOf(path),
    cacheControl: path.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    // A browser's PDF viewer is itself a page, which a policy that allows nothing would leave empty.
    policy: path.endsWith('.pdf') ? "frame-ancestors 'none'" : policy,
    encodings: Object.keys(bodies) as Encoding[],
    body: (encoding) => bodies[encoding] as EncodedBody,
  };
}
