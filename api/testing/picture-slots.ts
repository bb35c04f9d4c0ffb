import type { PictureSlot } from '#contract/office/pictures/pictures';

const wide = { width: 1280, height: 800, widths: [384, 640, 960, 1280], preview: '/_astro/640.avif' };
const tall = { width: 760, height: 1020, widths: [384, 640, 760], preview: '/_astro/384.avif' };
const page = { en: 'CCTV', ar: 'كاميرات' };

/** Slots of a small site: one that says what it shows, one that decorates, and one with a crop for narrow windows. */
export const testSlots: readonly PictureSlot[] = [
  { slot: 'cctv.dome', page, path: '/cctv', isHead: true, hasFilm: false, alt: { en: 'A dome', ar: 'قبة' }, forms: [wide] },
  { slot: 'menu.padlock', page, path: null, isHead: false, hasFilm: false, alt: null, forms: [wide] },
  { slot: 'home.hero', page, path: '/', isHead: true, hasFilm: true, alt: null, forms: [wide, tall] },
];
