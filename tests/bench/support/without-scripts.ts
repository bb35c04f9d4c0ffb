import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Belongs to the connection, or to a body that is compressed here anew. */
const notPassedOn = ['connection', 'keep-alive', 'content-length', 'content-encoding', 'etag'];

/** Proxies a site on a free loopback port and removes all scripts from its pages, to measure what they cost. */
export async function serveWithoutScripts(site: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const upstream = await fetch(site + request.url, { headers: { 'accept-encoding': 'br' } });
    const type = upstream.headers.get('content-type') ?? '';
    const body = Buffer.from(await upstream.arrayBuffer());
    const served = type.startsWith('text/html') ? Buffer.from(withoutScripts(body.toString())) : body;
    const isText = /^(text|application)\/|svg/.test(type);
    const headers = Object.fromEntries([...upstream.headers].filter(([name]) => !notPassedOn.includes(name)));
    response.writeHead(upstream.status, { ...headers, ...(isText && { 'content-encoding': 'br' }) });
    response.end(isText ? brotliCompressSync(served) : served);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Data for search engines stays: nothing runs in it. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*application\/ld\+json).*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
