/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one part of `length` bytes that a Range header requests. Undefined when there is no header, or one that need not be
 * understood (RFC 9110, 14.2): several parts, another unit, a malformed value. The whole is sent then.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 ? 'unsatisfiable' : { first: Math.max(0, length - last), last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= length ? 'unsatisfiable' : { first, last };
}
