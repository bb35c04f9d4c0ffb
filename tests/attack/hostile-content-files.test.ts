import { expect, test } from 'vitest';
import { send, urls } from '#api/office/testing/content-files';
import { eventKindsOf } from '#api/office/testing/office-client';
import { anyEngine } from '#api/testing/engines';
import { signIn } from '#api/testing/office-colleague';
import { startApi } from '#api/testing/test-api';
import { type ContentKind, contentFileLimits, contentKinds, type ImportReport } from '#contract/office/content-files';

test('a body that is no file, is too large, or is a bomb is refused with a sentence, and nothing fails', async () => {
  const api = await startApi(anyEngine);
  const owner = await signIn(api, 'owner');
  const { bytes } = contentFileLimits;

  const asJson = await owner.send('POST', urls.clients, { what: 'clients', entries: [] });
  expect([asJson.statusCode, asJson.json().key]).toEqual([415, 'http.unsupportedType']);
  const tooLarge = await send(owner, 'clients', Buffer.alloc(bytes + 1, 'a'));
  expect([tooLarge.statusCode, tooLarge.json().key]).toEqual([413, 'http.bodyTooLarge']);
  const bombs = ['[', '"', ',', '\n'].map((part) => part.repeat(bytes));
  const small = ['\0'.repeat(100), '%PDF-1.7\n', 'PK\u0003\u0004', '{"what":"jobs","entries":[[[[[]]]]]}'];
  small.push('{"what":"jobs","entries":[{"__proto__":{"id":1},"constructor":{}}]}');
  small.push(`{"what":"jobs","entries":[{"title":"${'x'.repeat(100_000)}","id":"${'y'.repeat(1_000)}"}]}`);
  const sent: [ContentKind, string][] = [
    ...bombs.map((file): [ContentKind, string] => ['jobs', file]),
    ...contentKinds.flatMap((kind) => small.map((file): [ContentKind, string] => [kind, file])),
  ];
  for (const [kind, file] of sent) {
    const response = await send(owner, kind, file);
    expect(response.statusCode, file.slice(0, 40)).toBe(422);
    const { faults, isDone } = response.json() as ImportReport;
    expect([isDone, faults.length > 0, faults.every(({ message }) => message.length > 10)]).toEqual([false, true, true]);
  }
  expect(await eventKindsOf(api)).toEqual([]);
});
