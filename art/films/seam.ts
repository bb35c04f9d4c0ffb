/**
 * Measures whether a film closes on itself, and how far its first frame is from its poster.
 *
 *   node art/films/seam.ts <film file> <poster master>
 *
 * Prints mean absolute differences of luma, in levels of 255: `step` between neighbouring frames (the median), `largest` of these,
 * `seam` from the last frame to the first, `poster` from the poster to the first. In a clean loop the seam is no larger than `largest`.
 */
import { spawn } from 'node:child_process';
import sharp from 'sharp';

const width = 640;

/** All frames as luma, scaled to `width`, one after the other. */
async function decode(file: string, height: number): Promise<Uint8Array[]> {
  const filter = `scale=${width}:${height}:in_color_matrix=bt709:in_range=tv:out_range=pc,format=gray`;
  const ffmpeg = spawn('ffmpeg', ['-loglevel', 'error', '-i', file, '-vf', filter, '-f', 'rawvideo', '-'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  for await (const chunk of ffmpeg.stdout) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const size = width * height;
  return Array.from({ length: all.length / size }, (_, frame) => all.subarray(frame * size, (frame + 1) * size));
}

function difference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (const [at, level] of a.entries()) sum += Math.abs(level - (b[at] ?? 0));
  return sum / a.length;
}

const [film, posterFile] = process.argv.slice(2);
if (!film || !posterFile) throw new Error('usage: node art/films/seam.ts <film file> <poster master>');
const { width: posterWidth, height: posterHeight } = await sharp(posterFile).metadata();
const height = Math.round((posterHeight * width) / posterWidth / 2) * 2;
const frames = await decode(film, height);
const [first, last] = [frames[0], frames.at(-1)];
if (!first || !last) throw new Error(`${film} has no frames`);
const steps = frames.slice(1).map((frame, index) => difference(frame, frames[index] ?? frame));
const step = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
// luma of BT.709, as the film has it
const rgb = await sharp(posterFile).removeAlpha().resize(width, height, { fit: 'fill' }).raw().toBuffer();
const poster = Uint8Array.from({ length: width * height }, (_, at) => {
  const [red = 0, green = 0, blue = 0] = rgb.subarray(at * 3, at * 3 + 3);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
});
console.log({
  frames: frames.length,
  step: step.toFixed(2),
  largest: Math.max(...steps).toFixed(2),
  seam: difference(last, first).toFixed(2),
  poster: difference(poster, first).toFixed(2),
});
