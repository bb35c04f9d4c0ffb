import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** URL path of a script → its Subresource Integrity hash. */
export type ScriptHashes = ReadonlyMap<string, string>;

/** Folder of the build, and first part of the URL path. */
const scriptsFolder = '_astro';

/** Hashes of all script files of a build. @param client folder of the files that are served */
export function readScriptHashes(client: string): ScriptHashes {
  const files = readdirSync(join(client, scriptsFolder)).filter((name) => name.endsWith('.js'));
  return new Map(files.map((name) => [`/${scriptsFolder}/${name}`, integrityHash(readFileSync(join(client, scriptsFolder, name)))]));
}

/** Adds the `integrity` attribute to the scripts of a page: a browser runs none that was changed on the way. */
export function withIntegrity(html: string, hashes: ScriptHashes): string {
  return html.replaceAll(/<script type="module" src="([^"]+)">/g, (tag, src: string) => {
    const hash = hashes.get(src);
    return hash === undefined ? tag : `<script type="module" src="${src}" integrity="${hash}">`;
  });
}

/** The hash of a script or a style sheet as Subresource Integrity and Content-Security-Policy write it. */
export const integrityHash = (content: string | Uint8Array) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
