import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { companyProfile, offerSheet } from '#contract/urls';
import { renderInProcess } from '../pages/render-in-process.ts';
import type { RenderRequest } from '../pages/render-process.ts';
import { readScriptHashes, type ScriptHashes } from '../pages/script-integrity.ts';
import { contentTypeOf } from './content-types.ts';
import { type EncodedBody, type Encoding, encodedBody } from './encodings.ts';
import { type DrawPicture, drawInThread, oneAtATime } from './share-pictures.ts';
import type { StaticResponse } from './static-response.ts';
import { workerPolicy } from './worker-policy.ts';

export interface BuiltSite {
  /** Path of a URL, percent-encoded → file. Sharing pictures join them when they are drawn. */
  staticResponses: Map<string, StaticResponse>;
  /** Paths of sharing pictures that the build has left to the server. */
  undrawnPictures: ReadonlySet<string>;
  drawPicture: DrawPicture;
  scriptHashes: ScriptHashes;
  renderPage: RenderRequest;
}

const hashedFilesPrefix = '/_astro/';
const compressedSuffixes = { br: '.br', gzip: '.gz' } as const;

/** A document that is set with Typst takes seconds of processor time, and needs no lists. */
function isSlow(url: string, { offerPaper }: App.Locals): boolean {
  const { pathname } = new URL(url);
  return pathname === companyProfile || (pathname === offerSheet && offerPaper !== undefined);
}

/** Reads the output of `npm run build`, all of it, into memory. Throws when the build is incomplete. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const client = join(folder, 'client');
  const entry = pathToFileURL(join(folder, 'server', 'entry.mjs')).href;
  const { renderPage, sharePicturePaths } = (await import(entry)) as { renderPage: RenderRequest; sharePicturePaths: string[] };
  const staticResponses = readStaticResponses(client);
  return {
    staticResponses,
    undrawnPictures: new Set(sharePicturePaths.filter((path) => !staticResponses.has(path))),
    drawPicture: oneAtATime(drawInThread),
    scriptHashes: readScriptHashes(client),
    renderPage: (request, locals) =>
      isSlow(request.url, locals)
        ? renderInProcess({ entry, url: request.url, ...forProcess(locals) }, locals.texts.onRead)
        : renderPage(request, locals),
  };
}

const forProcess = ({ site, locale, company, texts, offerPaper }: App.Locals) => ({
  ...{ site: site.href, locale, company, changedTexts: texts.changed, offerPaper },
});

function readStaticResponses(folder: string): Map<string, StaticResponse> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = new Set(entries.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`));
  const isCompressedCopy = (path: string) =>
    Object.values(compressedSuffixes).some((suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)));

  const staticResponses = new Map<string, StaticResponse>();
  for (const path of paths) {
    if (isCompressedCopy(path)) continue;
    const bodies: Partial<Record<Encoding, EncodedBody>> = { identity: encodedBody(readFileSync(join(folder, path))) };
    for (const [encoding, suffix] of Object.entries(compressedSuffixes))
      if (paths.has(path + suffix)) bodies[encoding as Encoding] = encodedBody(readFileSync(join(folder, path + suffix)));
    staticResponses.set(encodeURI(path), fileResponse(path, bodies));
  }
  return staticResponses;
}

/** The file at a path: of the build, or a sharing picture, which is drawn now. Undefined when there is none. */
export async function fileAt(site: BuiltSite, path: string): Promise<StaticResponse | undefined> {
  const cached = site.staticResponses.get(path);
  if (cached || !site.undrawnPictures.has(path)) return cached;
  const picture = await site.drawPicture(path);
  const drawnMeanwhile = site.staticResponses.get(path);
  if (drawnMeanwhile || !picture) return drawnMeanwhile;
  const response = fileResponse(path, { identity: encodedBody(Buffer.from(picture)) });
  site.staticResponses.set(path, response);
  return response;
}

function fileResponse(path: string, bodies: Partial<Record<Encoding, EncodedBody>>): StaticResponse {
  return {
    contentType: contentTypeOf(path),
    cacheControl: path.startsWith(hashedFilesPrefix) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    csp: workerPolicy(path),
    encodings: Object.keys(bodies) as Encoding[],
    body: (encoding) => bodies[encoding] as EncodedBody,
  };
}
