/** Browsers load no modules from file: URLs, so pages that are captured come from a server on the loopback. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const modules = join(import.meta.dirname, '../node_modules');

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/** A Lucide icon as an SVG document. The package offers components only; their data is in each module. */
async function drawIcon(name: string): Promise<string> {
  const { __iconData: icon } = (await import(join(modules, `lucide-react/dist/esm/icons/${name}.mjs`))) as { __iconData: IconData };
  const shapes = icon.node.map(([tag, { key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"';
  return `${open} stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`;
}

/** Responds with what a page asks for: an icon, a typeface of the site, or a file in its folder. */
async function respond(folder: string, path: string): Promise<string | Buffer> {
  const [, kind, name = ''] = /^\/(icons|fonts)\/([\w-]+)\.\w+$/.exec(path) ?? [];
  if (kind === 'icons') return drawIcon(name);
  if (kind === 'fonts') {
    const [, face = '', script = 'latin'] = /^([\w-]+?)(?:-(arabic))?$/.exec(name) ?? [];
    return readFile(join(modules, `@fontsource-variable/${face}/files/${face}-${script}-wght-normal.woff2`));
  }
  return readFile(join(folder, path));
}

/** Serves the pages of a folder, and to them `/icons/<name>.svg` (Lucide) and `/fonts/<name>.woff2` (the site's typefaces; `<name>-arabic` for their Arabic). */
export async function servePages(folder: string): Promise<{ server: Server; origin: string }> {
  const server = createServer(async (request, response) => {
    try {
      const path = new URL(request.url ?? '/', 'http://pages').pathname;
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(await respond(folder, path));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
