import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageCsp } from '../pages/page-csp.ts';
import { readScriptHashes, type ScriptHashes } from '../pages/script-integrity.ts';
import { contentTypeOf } from './content-types.ts';
import { type EncodedBody, type Encoding, encodedBody } from './encodings.ts';
import type { StaticResponse } from './static-response.ts';

/** Astro's request handler. It calls `next`, and sends nothing, when no page has the URL. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, next: () => void, locals: App.Locals) => Promise<void>;

export interface BuiltSite {
  /** Path of a URL, percent-encoded → file or prerendered page. */
  staticResponses: ReadonlyMap<string, StaticResponse>;
  notFoundPage: StaticResponse;
  faultPage: StaticResponse;
  scriptHashes: ScriptHashes;
  handlePage: PageHandler;
}

interface StaticHeaders {
  pathname: string;
  headers: { key: string; value: string }[];
}

const hashedFilesPrefix = '/_astro/';
const compressedSuffixes = { br: '.br', gzip: '.gz' } as const;

/** Reads the output of `npm run build`, all of it, into memory. Throws when the build is incomplete. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const csps = readCsps(join(folder, '_headers.json'));
  const client = join(folder, 'client');
  const staticResponses = readStaticResponses(client, csps);
  const { handler } = (await import(pathToFileURL(join(folder, 'server', 'entry.mjs')).href)) as { handler: PageHandler };
  return {
    staticResponses,
    notFoundPage: takeErrorPage(staticResponses, '/404'),
    faultPage: takeErrorPage(staticResponses, '/500'),
    scriptHashes: readScriptHashes(client),
    handlePage: handler,
  };
}

/** The error pages have no URL of their own: a request for /404 or /500 is a request for something that does not exist. */
function takeErrorPage(staticResponses: Map<string, StaticResponse>, path: string): StaticResponse {
  const page = staticResponses.get(path);
  if (!page) throw new Error(`The build has no page for ${path}`);
  staticResponses.delete(path);
  return page;
}

/** Path → Content-Security-Policy of each prerendered page, as Astro wrote it. */
function readCsps(file: string): Map<string, string> {
  const pages = JSON.parse(readFileSync(file, 'utf8')) as StaticHeaders[];
  return new Map(
    pages.flatMap((page) => page.headers.map((header): [string, string] => [page.pathname.replace(/(.)\/$/, '$1'), header.value])),
  );
}

function readStaticResponses(folder: string, csps: ReadonlyMap<string, string>): Map<string, StaticResponse> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = new Set(entries.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`));
  const isCompressedCopy = (path: string) =>
    Object.values(compressedSuffixes).some((suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)));

  const staticResponses = new Map<string, StaticResponse>();
  for (const path of paths) {
    if (isCompressedCopy(path)) continue;
    const pagePath = path.replace(/(\/index)?\.html$/, '') || '/';
    const content = readFileSync(join(folder, path));
    const bodies: Partial<Record<Encoding, EncodedBody>> = { identity: encodedBody(content) };
    for (const [encoding, suffix] of Object.entries(compressedSuffixes))
      if (paths.has(path + suffix)) bodies[encoding as Encoding] = encodedBody(readFileSync(join(folder, path + suffix)));
    const csp = csps.get(pagePath);
    staticResponses.set(encodeURI(pagePath), fileResponse(path, bodies, csp && pageCsp(csp, content.toString())));
  }
  return staticResponses;
}

function fileResponse(path: string, bodies: Partial<Record<Encoding, EncodedBody>>, csp: string | undefined): StaticResponse {
  return {
    contentType: contentTypeOf(path),
    cacheControl: path.startsWith(hashedFilesPrefix) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    // A browser's PDF viewer is itself a page, which a policy that allows nothing would leave empty.
    csp: path.endsWith('.pdf') ? "frame-ancestors 'none'" : csp,
    encodings: Object.keys(bodies) as Encoding[],
    body: (encoding) => bodies[encoding] as EncodedBody,
  };
}
