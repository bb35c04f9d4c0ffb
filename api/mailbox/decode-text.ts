import { decode as decodeQuotedPrintable } from 'libqp';

/** Names that mail programs write of texts that may be in any charset. */
const namesNothing = new Set([
  '',
  'us-ascii',
  'ascii',
  'ansi_x3.4-1968',
  'iso-8859-1',
  'latin1',
  'windows-1252',
  'unknown-8bit',
  'utf-8',
  'utf8',
]);

/** A text of windows-1256 has at least this share of Arabic among its letters above ASCII. */
const minArabic = 0.7;

/** A text that is UTF-8 may have at most this share of broken characters among those above ASCII. */
const maxBroken = 0.1;

/** The bytes of a part as it was encoded for its way. */
export function decodeTransfer(body: Uint8Array, encoding: string | undefined): Buffer {
  const bytes = Buffer.from(body);
  if (encoding === 'base64') return Buffer.from(bytes.toString('latin1'), 'base64');
  if (encoding === 'quoted-printable') return Buffer.from(decodeQuotedPrintable(bytes.toString('latin1')));
  return bytes;
}

/**
 * The text of some bytes. UTF-8 is recognised whatever the mail says, because nothing else looks like it. Of a charset that is not named, or that
 * programs name without knowing, Arabic letters beside each other are windows-1256: in Western texts letters with accents stand alone.
 */
export function decodeText(bytes: Uint8Array, charset = ''): string {
  const named = charset.trim().toLowerCase();
  if (!named.startsWith('utf-16') && !named.startsWith('iso-2022')) {
    const utf8 = asUtf8(bytes);
    if (utf8 !== undefined) return utf8;
  }
  if (namesNothing.has(named)) return guessed(bytes);
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return guessed(bytes);
  }
}

/** Undefined for what is no UTF-8; one that is cut in its last character is. */
function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    // With `stream`, a character that is not complete is left out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    const text = new TextDecoder().decode(bytes);
    const broken = text.match(/\ufffd/g)?.length ?? 0;
    const others = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
    return broken <= others * maxBroken ? text : undefined;
  }
}

function guessed(bytes: Uint8Array): string {
  const arabic = new TextDecoder('windows-1256').decode(bytes);
  const words = arabic.match(/\p{Script=Arabic}{2,}/gu)?.join('').length ?? 0;
  const foreign = arabic.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return foreign > 0 && words >= foreign * minArabic ? arabic : new TextDecoder('windows-1252').decode(bytes);
}
