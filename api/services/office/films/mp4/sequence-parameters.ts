import { unreadable } from '../film-problem.ts';

/** Holds what an encoder has said of all pictures of a film in H.264 (ITU-T H.264, 7.3.2.1). */
export interface SequenceParameters {
  profile: number;
  level: number;
  /** Pixels. */
  width: number;
  height: number;
  /** Whether it has eight bits, and colours at half the size: others are played by few browsers. */
  isPlain: boolean;
}

/** Profiles whose parameters say how colours are stored. */
const withColours = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128]);

/** Reads the sequence parameter set of a film. Throws UnfitFilm. */
export function readSequenceParameters(unit: Buffer): SequenceParameters {
  if (unit.length < 5 || ((unit[0] ?? 0) & 0x1f) !== 7) return unreadable();
  const [, profile = 0, , level = 0] = unit;
  const bits = bitReader(withoutEmulation(unit.subarray(4)));
  bits.number();
  let isPlain = true;
  if (withColours.has(profile)) isPlain = readColours(bits);
  bits.number();
  const order = bits.number();
  if (order === 0) bits.number();
  else if (order === 1) skipOrder(bits);
  bits.number();
  bits.bit();
  const across = bits.number() + 1;
  const down = bits.number() + 1;
  const isFrames = bits.bit() === 1;
  if (!isFrames) bits.bit();
  bits.bit();
  const cut = bits.bit() === 1 ? [bits.number(), bits.number(), bits.number(), bits.number()] : [0, 0, 0, 0];
  const [left = 0, right = 0, top = 0, bottom = 0] = cut;
  const fields = isFrames ? 1 : 2;
  const width = across * 16 - (left + right) * 2;
  const height = down * 16 * fields - (top + bottom) * 2 * fields;
  return { profile, level, width, height, isPlain };
}

/** Whether colours are at half the size and eight bits deep. */
function readColours(bits: BitReader): boolean {
  const chroma = bits.number();
  if (chroma === 3) bits.bit();
  const depths = [bits.number(), bits.number()];
  bits.bit();
  if (bits.bit() === 1) skipScaling(bits, chroma === 3 ? 12 : 8);
  return chroma === 1 && depths.every((depth) => depth === 0);
}

function skipScaling(bits: BitReader, lists: number): void {
  for (let list = 0; list < lists; list += 1) {
    if (bits.bit() === 0) continue;
    let next = 8;
    for (let entry = 0; entry < (list < 6 ? 16 : 64) && next !== 0; entry += 1) next = (next + bits.signed() + 256) % 256;
  }
}

function skipOrder(bits: BitReader): void {
  bits.bit();
  bits.signed();
  bits.signed();
  const entries = bits.number();
  for (let entry = 0; entry < entries; entry += 1) bits.signed();
}

/** The bytes without those that keep two zeros from looking like the beginning of a unit. */
function withoutEmulation(bytes: Buffer): Buffer {
  return Buffer.from(bytes.filter((byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0)));
}

type BitReader = ReturnType<typeof bitReader>;

/** Reads bits and Exp-Golomb numbers (9.1); beyond the end it throws UnfitFilm. */
function bitReader(bytes: Buffer) {
  let at = 0;
  function bit(): number {
    const byte = bytes[at >> 3];
    if (byte === undefined) return unreadable();
    const value = (byte >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  }
  function number(): number {
    let zeros = 0;
    while (bit() === 0) {
      zeros += 1;
      if (zeros > 31) return unreadable();
    }
    let value = 1;
    for (let left = zeros; left > 0; left -= 1) value = value * 2 + bit();
    return value - 1;
  }
  function signed(): number {
    const value = number();
    return value % 2 === 0 ? -value / 2 : (value + 1) / 2;
  }
  return { bit, number, signed };
}
