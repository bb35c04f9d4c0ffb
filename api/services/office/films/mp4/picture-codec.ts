import { av1Codec } from '../av1-codec.ts';
import type { PartCount } from '../film-facts.ts';
import { UnfitFilm, unreadable } from '../film-problem.ts';
import { type Box, boxesIn, entriesOf, lengthOf, oneOf } from './boxes.ts';
import { readSequenceParameters } from './sequence-parameters.ts';

/** Describes how the picture of an MP4 is written. */
export interface PictureCodec {
  codec: string;
  width: number;
  height: number;
  /** Bytes of the length that stands before each unit of H.264; undefined for others. */
  unitLength?: number;
}

/** Bytes of a sample entry of a picture before the boxes in it. */
const entryBytes = 78;

/** Profiles of H.264 that every browser plays: Baseline, Main, High. */
const profiles = new Set([66, 77, 100]);
/** The level of 4K at 60 pictures a second, times ten. */
const maxLevel = 52;

/** Reads how the picture is written from its sample description. Throws UnfitFilm: `codec` for what not all browsers play. */
export function readPictureCodec(file: Buffer, description: Box, count: PartCount): PictureCodec {
  const [entry, ...others] = sampleEntries(file, description, count);
  if (!entry || lengthOf(entry) < entryBytes) return unreadable();
  if (others.length > 0) throw new UnfitFilm('codec');
  const size = { width: file.readUInt16BE(entry.content + 24), height: file.readUInt16BE(entry.content + 26) };
  if (!['avc1', 'avc3', 'av01'].includes(entry.type)) throw new UnfitFilm('codec');
  const parts = boxesIn(file, entry.content + entryBytes, entry.end, count);
  if (entry.type === 'av01') return { ...size, codec: av1Codec(bytesOf(file, oneOf(parts, 'av1C'))) };
  return readAvc(entry.type, bytesOf(file, oneOf(parts, 'avcC')));
}

/** The entries of a sample description. */
export function sampleEntries(file: Buffer, description: Box, count: PartCount): Box[] {
  const [first] = entriesOf(file, description, { at: 4, size: 8 });
  return first === undefined ? [] : boxesIn(file, first, description.end, count);
}

const bytesOf = (file: Buffer, { content, end }: Box): Buffer => file.subarray(content, end);

/** Reads the configuration of H.264 (ISO/IEC 14496-15, 5.3.3.1). */
function readAvc(type: string, record: Buffer): PictureCodec {
  const [version, profile = 0, compatible = 0, level = 0, lengths = 0, units = 0] = record;
  // Pictures whose parameters stand among them alone are not known beforehand.
  if (version !== 1 || (units & 0x1f) === 0 || record.length < 8) return unreadable();
  const bytes = record.readUInt16BE(6);
  if (8 + bytes > record.length) return unreadable();
  const parameters = readSequenceParameters(record.subarray(8, 8 + bytes));
  const isPlayed = profiles.has(parameters.profile) && parameters.isPlain && parameters.level <= maxLevel;
  if (!isPlayed || parameters.profile !== profile || parameters.level !== level) throw new UnfitFilm('codec');
  const hex = [profile, compatible, level].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { width, height } = parameters;
  return { codec: `${type}.${hex}`, width, height, unitLength: (lengths & 3) + 1 };
}
