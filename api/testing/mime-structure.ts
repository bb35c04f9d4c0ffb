import type { MessageStructureObject } from 'imapflow';

type Parameters = Record<string, string>;

/** A mail as an IMAP server sees it. */
export interface MimeStructure {
  /** As a client of IMAP has it. */
  root: MessageStructureObject;
  /** Holds the body of each part, by its number. */
  bodies: Map<string, string>;
}

/** The parts of a mail in Latin-1 (RFC 2045, RFC 3501). */
export function describeMime(source: string): MimeStructure {
  const bodies = new Map<string, string>();

  function describe(text: string, path: number[]): MessageStructureObject {
    const end = /\r?\n\r?\n/.exec(text);
    const header = text.slice(0, end?.index ?? text.length).replaceAll(/\r?\n[ \t]+/g, ' ');
    const body = end ? text.slice(end.index + end[0].length) : '';
    const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*?)\\r?$`, 'im').exec(header.slice(0, 10_000))?.[1];
    const contentType = field('Content-Type') ?? 'text/plain';
    const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
    const disposition = field('Content-Disposition');
    const node: MessageStructureObject = {
      type,
      parameters: parametersOf(contentType),
      ...(disposition && {
        disposition: disposition.split(';')[0]?.trim().toLowerCase(),
        dispositionParameters: parametersOf(disposition),
      }),
      ...(path.length > 0 && { part: path.join('.') }),
    };
    if (type.startsWith('multipart/')) {
      const pieces = `\n${body}`.split(`\n--${node.parameters?.boundary ?? ''}`).slice(1);
      const inner = pieces.filter((piece) => !piece.startsWith('--')).map((piece) => piece.replace(/^\r?\n/, '').replace(/\r$/, ''));
      return { ...node, childNodes: inner.map((piece, index) => describe(piece, [...path, index + 1])) };
    }
    bodies.set(path.join('.') || '1', body);
    const whole = { ...node, encoding: field('Content-Transfer-Encoding')?.toLowerCase() ?? '7bit', size: body.length };
    if (type !== 'message/rfc822') return whole;
    const inner = (name: string) => new RegExp(`^${name}:[ \\t]*(.*?)\\r?$`, 'im').exec(body)?.[1];
    const messageId = inner('Message-ID');
    const subject = inner('Subject');
    return { ...whole, envelope: { ...(messageId && { messageId }), ...(subject && { subject }) }, childNodes: [] };
  }

  return { root: describe(source, []), bodies };
}

function parametersOf(field: string): Parameters {
  const pairs = field.matchAll(/;\s*([\w-]+)=(?:"([^"]*)"|([^;\s]*))/g);
  return Object.fromEntries([...pairs].map(([, name = '', one, other]) => [name.toLowerCase(), one ?? other ?? '']));
}

const quoted = (value: string | undefined) => (value === undefined ? 'NIL' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
const list = (values: Parameters = {}) =>
  Object.keys(values).length === 0
    ? 'NIL'
    : `(${Object.entries(values)
        .flatMap(([name, value]) => [quoted(name), quoted(value)])
        .join(' ')})`;

/** BODYSTRUCTURE as a server writes it. */
export function asBodyStructure({
  type,
  parameters,
  disposition,
  dispositionParameters,
  encoding,
  size,
  envelope,
  childNodes,
}: MessageStructureObject): string {
  const [main = '', sub = ''] = type.split('/');
  const shown = disposition ? `(${quoted(disposition)} ${list(dispositionParameters)})` : 'NIL';
  if (main === 'multipart')
    return `(${(childNodes ?? []).map(asBodyStructure).join('')} ${quoted(sub)} ${list(parameters)} ${shown} NIL NIL)`;
  const common = `${quoted(main)} ${quoted(sub)} ${list(parameters)} NIL NIL ${quoted(encoding)} ${size}`;
  const end = `NIL ${shown} NIL NIL`;
  if (type === 'message/rfc822') {
    const inner = `(NIL ${quoted(envelope?.subject)} NIL NIL NIL NIL NIL NIL NIL ${quoted(envelope?.messageId)})`;
    return `(${common} ${inner} ("TEXT" "PLAIN" NIL NIL NIL "7BIT" 1 1 NIL NIL NIL NIL) 1 ${end})`;
  }
  return main === 'text' ? `(${common} 1 ${end})` : `(${common} ${end})`;
}
