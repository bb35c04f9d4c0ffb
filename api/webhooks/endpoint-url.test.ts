import { expect, test } from 'vitest';
import { endpointProblem } from './endpoint-url.ts';
import { checkedLookup } from './post-guarded.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

test.each([
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.1.2', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.51.100.7', '203.0.113.9'],
  ...['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1'],
  ...[
    '::8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:808:808::',
  ],
  ...[
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2606:4700::1%eth0',
    'localhost',
    '',
  ],
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.0.1',
  '172.32.0.1',
  '192.0.1.1',
  '223.255.255.255',
  '2606:4700::1111',
])('%s is an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...[
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://[::1]/',
  ],
  ...[
    'https://[::ffff:10.0.0.1]/',
    'https://[0:0:0:0:0:ffff:7f00:1]/',
    'https://１２７.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
  ],
  ...['https://localhost/', 'https://LOCALHOST./', 'https://api.localhost/', 'https://printer.local/', 'https://metadata.google.internal/'],
  ...['https://intranet/', 'https://nas.lan/', 'https://10.0.0.1./', 'https://[fe80::1]/', 'https://[64:ff9b::a00:1]/'],
])('%s is refused as an address that is not public', (url) => {
  expect(endpointProblem(url, false)).toBe('webhook.privateAddress');
});

test.each([
  ...[
    'http://hooks.example/',
    'https://hooks.example:8443/',
    'https://hooks.example:80/',
    'https://user@hooks.example/',
    'https://u:p@hooks.example/',
  ],
  ...['ftp://hooks.example/', 'file:///etc/passwd', 'hooks.example', '', 'javascript:alert(1)', 'https://', 'https://1.2.3.4.5/'],
])('%s is refused as a URL', (url) => {
  expect(endpointProblem(url, false)).toBe('webhook.url');
});

test.each([
  'https://hooks.example/a?b=c',
  'https://hooks.example:443/',
  'https://1.1.1.1/',
  'https://[2606:4700::1111]/',
  'https://hooks.example./',
])('%s may be tried', (url) => {
  expect(endpointProblem(url, false)).toBeUndefined();
});

test('this machine may be the receiver where a setting says so, and still nothing else that is private', () => {
  expect(endpointProblem('http://127.0.0.1:4000/', true)).toBeUndefined();
  expect(endpointProblem('http://[::1]:4000/', true)).toBeUndefined();
  expect(endpointProblem('http://localhost:4000/', true)).toBeUndefined();
  expect(endpointProblem('https://10.0.0.1/', true)).toBe('webhook.privateAddress');
  expect(endpointProblem('http://hooks.example/', true)).toBe('webhook.url');
});

/** Returns the answer of the look-up of a name. */
const lookUp = (name: string, isOpen: (address: string) => boolean) =>
  new Promise<unknown>((done) => {
    checkedLookup(isOpen)(name, { all: true }, (error, addresses) => done(error ?? addresses));
  });

test('a name that resolves to a private address is refused in the look-up that is connected to', async () => {
  expect(await lookUp('localhost', isPublicAddress)).toBeInstanceOf(Error);
  expect(await lookUp('localhost', isLoopbackAddress)).toContainEqual(expect.objectContaining({ address: '127.0.0.1' }));
});
