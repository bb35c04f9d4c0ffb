/**
 * Turns a folder of frames, or a film as a camera writes it, into the three files of a film: AV1, VP9 and H.264, in the order a page offers them.
 *
 *   node art/films/encode-film.ts <name> <folder of frames, or a film>
 *
 * Needs ffmpeg with libsvtav1, libvpx-vp9 and libx264. Results go to `site/films/<name>.<codec>`.
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const filmsFolder = join(import.meta.dirname, '../../site/films');
const fps = '24';

/** Frames from one key frame to the next, and how much time AV1 may take (lower is slower and smaller). A loop is short and never sought in. */
const loop = { keyframes: 240, preset: 4 };
const sought = { keyframes: 168, preset: 6 };

/**
 * For light that changes slowly: encoders lag behind it, and the loop then jumps where it begins again. So the first frame comes once
 * more at the end, as a key frame that the frames before it may refer to (a mini-GOP is 16 frames, 192 hold twelve): they drift to what
 * the loop begins with. VP9 ends close to its beginning by itself.
 */
const slowLight = {
  preset: 6,
  keyframes: 192,
  isClosedByFirst: true,
  svtAv1: 'tune=1:enable-tf=0:irefresh-type=1',
  x264: 'open-gop=1:min-keyint=192:scenecut=0:bframes=15:b-adapt=0:mbtree=0:ipratio=1.1:pbratio=1.2',
};

interface Film {
  width: number;
  /** Each encoder's constant quality: lower is better and larger. */
  av1: number;
  vp9: number;
  h264: number;
  keyframes: number;
  preset: number;
  /** Whether AV1 and H.264 show the first frame once more at the end. H.264 then has one quantiser, or its two key frames would differ. */
  isClosedByFirst?: boolean;
  /** Further settings of the AV1 encoder, and of x264. */
  svtAv1?: string;
  x264?: string;
}

const films: Record<string, Film> = {
  hero: { width: 1600, av1: 40, vp9: 40, h264: 26, ...loop },
  'hero-tall': { width: 608, av1: 45, vp9: 45, h264: 29, ...loop },
  silk: { width: 1280, av1: 30, vp9: 30, h264: 22, ...loop },
  hexagons: { width: 1280, av1: 34, vp9: 36, h264: 23, ...loop, ...slowLight },
  'pos-setup': { width: 1280, av1: 46, vp9: 42, h264: 27, ...sought },
  'pos-payment': { width: 1280, av1: 46, vp9: 42, h264: 27, ...sought },
  maintenance: { width: 1280, av1: 46, vp9: 42, h264: 27, ...sought },
};

/** Frames are numbered pictures; a film is brought to as many a second, and its sound is left out. */
const inputOf = (frames: string) => (statSync(frames).isDirectory() ? ['-framerate', fps, '-i', join(frames, '%04d.png')] : ['-i', frames]);

/** Frames are full-range RGB; the files say how they were turned into BT.709, so that film and poster have the same colours. */
const toBt709 = (width: number, format: string) => `scale=${width}:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=${format}`;
const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

/** Encodes all frames, or `count` of them, beginning again after the last. */
async function encode(frames: string, filter: string, encoder: string[], target: string, count?: number): Promise<void> {
  const input = ['-stream_loop', count ? '1' : '0', ...inputOf(frames)];
  const length = count ? ['-frames:v', String(count)] : [];
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...length, '-vf', filter, '-r', fps, '-an', ...encoder, ...tags, target]);
  console.log(target, (await stat(target)).size);
}

const [name = '', frames] = process.argv.slice(2);
// A film with Arabic words is encoded as its original.
const film = films[name.replace(/-ar$/, '')];
if (!film || !frames)
  throw new Error(`usage: node art/films/encode-film.ts <${Object.keys(films).join('|')}> <folder of frames, or a film>`);
await mkdir(filmsFolder, { recursive: true });
const target = (ending: string) => join(filmsFolder, `${name}.${ending}`);

const keyframes = ['-g', String(film.keyframes)];
const withFirstAgain = film.isClosedByFirst && statSync(frames).isDirectory() ? (await readdir(frames)).length + 1 : undefined;

// ten bits keep the dark gradients free of steps
const av1 = [
  '-c:v',
  'libsvtav1',
  '-preset',
  String(film.preset),
  '-crf',
  String(film.av1),
  ...keyframes,
  '-svtav1-params',
  film.svtAv1 ?? 'tune=0',
];
await encode(frames, toBt709(film.width, 'yuv420p10le'), av1, target('av1.webm'), withFirstAgain);
const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(film.vp9), '-row-mt', '1', '-cpu-used', '2', ...keyframes];
await encode(frames, toBt709(film.width, 'yuv420p'), vp9, target('vp9.webm'));
const h264 = [
  '-c:v',
  'libx264',
  '-preset',
  'slower',
  film.isClosedByFirst ? '-qp' : '-crf',
  String(film.h264),
  '-profile:v',
  'high',
  '-movflags',
  '+faststart',
  ...keyframes,
  ...(film.x264 ? ['-x264-params', film.x264] : []),
];
await encode(frames, toBt709(film.width, 'yuv420p'), h264, target('h264.mp4'), withFirstAgain);
