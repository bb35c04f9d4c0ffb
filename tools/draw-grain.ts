// Draws ui/styles/grain.png: `node tools/draw-grain.ts`. A tile of noise that is hardly there, laid over dark pictures so that their shades
// do not end in visible steps. Two bits for each pixel, because noise does not compress.
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** Pixels. */
const side = 96;
/** Grey value and opacity, 0 to 255: a shade lighter, another, nothing, a shade darker. */
const palette = [
  [255, 2],
  [255, 5],
  [0, 0],
  [0, 30],
] as const;

/** The same noise each time: a linear congruential generator (Numerical Recipes). */
let state = 1;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const header = Buffer.alloc(13);
header.writeUInt32BE(side, 0);
header.writeUInt32BE(side, 4);
// Two bits per pixel, by palette.
header.set([2, 3, 0, 0, 0], 8);
const rows = Array.from({ length: side }, () => {
  const pixels = Array.from({ length: side }, () => Math.floor(random() * palette.length));
  return [
    0,
    ...Array.from({ length: side / 4 }, (_, byte) => pixels.slice(byte * 4, byte * 4 + 4).reduce((bits, pixel) => (bits << 2) | pixel, 0)),
  ];
});

writeFileSync(
  new URL('../ui/styles/grain.png', import.meta.url),
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(([grey]) => [grey, grey, grey]))),
    chunk('tRNS', Uint8Array.from(palette.map(([, opacity]) => opacity))),
    chunk('IDAT', deflateSync(Uint8Array.from(rows.flat()), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]),
);
