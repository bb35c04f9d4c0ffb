import type { PartCount } from '../film-facts.ts';
import { unreadable } from '../film-problem.ts';

/** An element of a WebM (RFC 8794), by its places in the file. */
export interface Element {
  id: number;
  start: number;
  /** The place where its content begins. */
  content: number;
  end: number;
}

/** Lists what stands between two places of a file, which elements have to fill. Throws UnfitFilm. */
export function elementsIn(file: Buffer, { content, end }: Pick<Element, 'content' | 'end'>, count: PartCount): Element[] {
  const elements: Element[] = [];
  for (let at = content; at < end; ) {
    const element = elementAt(file, at, end);
    count.left -= 1;
    if (count.left < 0) unreadable();
    elements.push(element);
    at = element.end;
  }
  return elements;
}

function elementAt(file: Buffer, start: number, limit: number): Element {
  const idBytes = bytesOfNumber(file, start, limit, 4);
  const sizeAt = start + idBytes;
  const sizeBytes = bytesOfNumber(file, sizeAt, limit, 8);
  const size = numberAt(file, sizeAt, sizeBytes);
  const content = sizeAt + sizeBytes;
  // All bits set: not known, as in a stream that goes on.
  if (size === undefined || size > limit - content) return unreadable();
  return { id: file.readUIntBE(start, idBytes), start, content, end: content + size };
}

/** Counts the bytes that a number has, by the zeros that it begins with. */
function bytesOfNumber(file: Buffer, at: number, limit: number, most: number): number {
  const first = at < limit ? (file[at] ?? 0) : 0;
  const bytes = Math.clz32(first) - 23;
  return bytes > most || at + bytes > limit ? unreadable() : bytes;
}

/** A number without the bit that marks its length; undefined for one that is not known. */
function numberAt(file: Buffer, at: number, bytes: number): number | undefined {
  let value = BigInt((file[at] ?? 0) & (0xff >> bytes));
  for (let index = 1; index < bytes; index += 1) value = value * 256n + BigInt(file[at + index] ?? 0);
  if (value === 2n ** BigInt(7 * bytes) - 1n) return undefined;
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? unreadable() : Number(value);
}

/** The one element with an id. Throws UnfitFilm where there is none, or several. */
export function oneWith(elements: readonly Element[], id: number): Element {
  const [element, ...others] = elements.filter((one) => one.id === id);
  return element && others.length === 0 ? element : unreadable();
}

/** The content of the element with an id; undefined without one. */
export const contentOf = (file: Buffer, elements: readonly Element[], id: number): Buffer | undefined => {
  const element = elements.find((one) => one.id === id);
  return element && file.subarray(element.content, element.end);
};

export function uintOf(content: Buffer | undefined): number | undefined {
  if (content === undefined) return undefined;
  if (content.length > 6) return unreadable();
  return content.length === 0 ? 0 : content.readUIntBE(0, content.length);
}

/** Bytes from which on a length is written with eight bytes. */
const longVoid = 9;

/** Makes an element one that readers skip, as long as it was, without its content. */
export function blank(file: Buffer, { start, end }: Element): void {
  const length = end - start;
  file.fill(0, start, end);
  file[start] = 0xec;
  if (length < longVoid) file[start + 1] = 0x80 | (length - 2);
  else {
    file[start + 1] = 0x01;
    file.writeUIntBE(length - longVoid, start + 3, 6);
  }
}
