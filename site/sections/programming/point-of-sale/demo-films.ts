import type { PictureName } from '#site/ui/picture.tsx';

const files = import.meta.glob<string>('../../../films/pos-*.{webm,mp4,vtt}', { eager: true, query: '?url', import: 'default' });
const stills = import.meta.glob<string>('../../../pictures/pos-*-poster/960.webp', { eager: true, query: '?url', import: 'default' });

/** Best first; the browser takes the first it can play. */
const encodings = [
  { suffix: 'av1.webm', type: 'video/webm; codecs="av01.0.08M.10"' },
  { suffix: 'vp9.webm', type: 'video/webm; codecs="vp9"' },
  { suffix: 'h264.mp4', type: 'video/mp4; codecs="avc1.640028"' },
];

type FilmName = 'pos-setup' | 'pos-payment';

/** The still that each film shows before it plays. */
export const demoPosters = { 'pos-setup': 'pos-setup-poster', 'pos-payment': 'pos-payment-poster' } as const satisfies Record<
  FilmName,
  PictureName
>;

/** The addresses of a demo film: its encodings, best first, its captions, and its still for a player without a script. */
export function demoFilm(name: FilmName) {
  const address = (suffix: string) => files[`../../../films/${name}.${suffix}`];
  const sources = encodings.flatMap(({ suffix, type }) => {
    const src = address(suffix);
    return src ? [{ src, type }] : [];
  });
  return { sources, captions: address('en.vtt'), still: stills[`../../../pictures/${demoPosters[name]}/960.webp`] };
}
