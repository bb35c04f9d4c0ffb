import type { PictureSlot } from '#contract/office/pictures/pictures';

const wide = { width: 1280, height: 800, widths: [384, 640, 960, 1280], preview: '/_astro/640.avif' };
const tall = { width: 760, height: 1020, widths: [384, 640, 760], preview: '/_astro/384.avif' };
const film = { path: '/_astro/film.mp4', type: 'video/mp4; codecs="avc1.640028"' };
const page = { en: 'CCTV', ar: 'كاميرات' };

/** Slots of a small site: one that says what it shows, one that decorates, a loop with a crop for narrow windows, and a film to be played. */
export const testSlots: readonly PictureSlot[] = [
  { slot: 'cctv.dome', page, path: '/cctv', isHead: true, film: null, alt: { en: 'A dome', ar: 'قبة' }, forms: [wide] },
  { slot: 'menu.padlock', page, path: null, isHead: false, film: null, alt: null, forms: [wide] },
  { slot: 'home.hero', page, path: '/', isHead: true, film: { kind: 'loop', files: [film] }, alt: null, forms: [wide, tall] },
  {
    slot: 'maintenance.maintenance-poster',
    page,
    path: '/maintenance',
    isHead: false,
    film: { kind: 'player', files: [film] },
    alt: { en: 'A week', ar: 'أسبوع' },
    forms: [wide],
  },
];
