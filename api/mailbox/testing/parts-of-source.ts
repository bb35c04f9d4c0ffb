import { describeMime } from '../../testing/mime-structure.ts';
import { partsOf } from '../mail-parts.ts';
import type { FetchedMail } from '../read-mail.ts';

/** A whole mail as the mailbox would fetch it. */
export function partsOfSource(source: string | Buffer): FetchedMail {
  const text = Buffer.from(source).toString('latin1');
  const { root, bodies } = describeMime(text);
  const headerOf = (one: string) => one.split(/\r?\n\r?\n/, 1)[0] ?? '';
  return {
    header: Buffer.from(headerOf(text), 'latin1'),
    parts: partsOf(root),
    bodies: new Map(
      [...bodies].flatMap(([part, body]) => [
        [part, Buffer.from(body, 'latin1')],
        [`${part}.header`, Buffer.from(headerOf(body), 'latin1')],
      ]),
    ),
  };
}
