import { expect, test } from 'vitest';
import { webhookReceiver } from '../testing/webhook-receiver.ts';
import { postGuarded } from './post-guarded.ts';

const post = (url: string, allowsLoopback = true) =>
  postGuarded({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"ب"}', allowsLoopback });

test('a body arrives whole, and the status of the answer is told', async () => {
  const { url, received } = await webhookReceiver(() => 202);

  expect(await post(url)).toEqual({ status: 202 });
  expect(received).toMatchObject([{ path: '/hooks', body: '{"a":"ب"}' }]);
});

test('a redirect is not followed', async () => {
  const target = await webhookReceiver();
  const { url } = await webhookReceiver((_, response) => {
    response.writeHead(307, { location: target.url }).end();
    return undefined;
  });

  expect(await post(url)).toEqual({ status: 307 });
  expect(target.received).toEqual([]);
});

test('this machine is not reached where it may not be, by whatever name', async () => {
  const { url, received } = await webhookReceiver();
  const { port } = new URL(url);

  for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]'])
    expect(await post(`http://${host}:${port}/`, false)).toEqual({ fault: 'address' });
  expect(received).toEqual([]);
});

test('an answer without an end is read no further than its limit', async () => {
  let written = 0;
  const { url } = await webhookReceiver((_, response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(64 * 1024);
    const write = () => {
      if (response.destroyed) return;
      written += chunk.length;
      if (response.write(chunk)) setImmediate(write);
      else response.once('drain', write);
    };
    write();
    return undefined;
  });

  expect(await post(url)).toEqual({ status: 200 });
  expect(written).toBeLessThan(64 * 1024 * 1024);
});

test('a server that is not there is no connection, and one that closes without an answer neither', async () => {
  const { url } = await webhookReceiver((_, response) => {
    response.destroy();
    return undefined;
  });

  expect(await post(url)).toEqual({ fault: 'connection' });
  expect(await post('http://127.0.0.1:1/')).toEqual({ fault: 'connection' });
});

test('a receiver that does not answer is waited for no longer than the specification asks', async () => {
  const { url } = await webhookReceiver(() => undefined);
  const before = performance.now();

  expect(await post(url)).toEqual({ fault: 'timeout' });
  expect(performance.now() - before).toBeLessThan(30_000);
});
