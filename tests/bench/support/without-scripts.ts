import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The same site, with every script taken out of its pages: what a page costs without them. Listens on a free port of this machine. */
export async function serveWithoutScripts(site: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url, { headers: { 'accept-encoding': 'br' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const shown = type.startsWith('text/html') ? Buffer.from(withoutScripts(body.toString())) : body;
    const isText = /^(text|application)\/|svg/.test(type);
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
      ...(isText && { 'content-encoding': 'br' }),
    });
    response.end(isText ? brotliCompressSync(shown) : shown);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
