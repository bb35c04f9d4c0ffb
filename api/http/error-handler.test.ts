import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testTexts } from '../testing/texts.ts';
import { errorHandler } from './error-handler.ts';

/** A server with one file, of which nothing comes, and what it has logged. */
async function serveFile(file: Readable) {
  const lines: { level: number; msg: string }[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
  // As the server has it: such a request does not say that it was aborted.
  const app = Fastify({ logger, http: { optimizeEmptyRequests: true } });
  app.setErrorHandler(errorHandler({ store: { isUnavailable: () => false } as never, texts: testTexts.texts }));
  const opened = Promise.withResolvers<void>();
  app.get('/file', (_request, reply) => {
    opened.resolve();
    return reply.send(file);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const request = get({ port: (app.server.address() as AddressInfo).port, path: '/file' }).on('error', () => undefined);
  await opened.promise;
  return { request, said: () => lines.map(({ msg }) => msg), faults: () => lines.filter(({ level }) => level >= 40) };
}

test('a client that goes away before the file comes is no fault', async () => {
  const file = new Readable({ read() {} });
  const { request, said, faults } = await serveFile(file);

  request.destroy();

  await vi.waitFor(() => expect(said()).toContain('client went away'), 30_000);
  expect(file.destroyed).toBe(true);
  expect(faults()).toEqual([]);
});

test('a file that ends too early while the client waits is one', async () => {
  const file = new Readable({ read() {} });
  const { request, said, faults } = await serveFile(file);

  file.destroy();

  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(500);
  expect(said()).toContain('request failed');
  expect(faults()).toHaveLength(1);
});
