import { UnfitFilm, unreadable } from './film-problem.ts';

/**
 * Reads how a picture is written in AV1 from its configuration, which MP4 and WebM share. Throws UnfitFilm.
 * Source: https://aomediacodec.github.io/av1-isobmff/#av1codecconfigurationbox
 */
export function av1Codec(record: Buffer): string {
  const [marker, profiled = 0, depths = 0] = record;
  if (marker !== 0x81 || record.length < 4) return unreadable();
  const [profile, level] = [profiled >> 5, profiled & 0x1f];
  const isTwelveBits = (depths & 0x20) !== 0;
  if (profile !== 0 || isTwelveBits) throw new UnfitFilm('codec');
  const tier = (depths & 0x80) === 0 ? 'M' : 'H';
  const depth = (depths & 0x40) === 0 ? '08' : '10';
  return `av01.0.${String(level).padStart(2, '0')}${tier}.${depth}`;
}
