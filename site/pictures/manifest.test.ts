import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fallbackWidth } from './fallback.ts';
import manifest from './manifest.json' with { type: 'json' };
import { pictureIn } from './picture-in.ts';

const here = import.meta.dirname;
const bytes = (name: string, file: string) => statSync(join(here, name, file)).size;

test('every picture has the files that the manifest promises, and no others', () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(new Set(folders.map(({ name }) => name))).toEqual(new Set(Object.keys(manifest)));
  for (const [name, { widths }] of Object.entries(manifest)) {
    const promised = [...widths.map((width) => `${width}.avif`), `${fallbackWidth(widths)}.webp`];
    expect(new Set(readdirSync(join(here, name))), name).toEqual(new Set(promised));
  }
});

test('every focal point that is not the middle has its step in the style sheet of pictures', () => {
  const styles = readFileSync(join(here, 'picture.module.css'), 'utf8');
  const steps = Object.values(manifest).flatMap(({ focal: { x, y } }) => [`.x${Math.round(x / 10)}`, `.y${Math.round(y / 10)}`]);
  expect(steps.filter((step) => !/5$/.test(step) && !styles.includes(`${step} {`))).toEqual([]);
});

test('the hero that the first view waits for is at most 60 kB, on a phone 35 kB', () => {
  expect(bytes('hero', '1920.avif')).toBeLessThanOrEqual(60_000);
  expect(bytes('hero-tall', '760.avif')).toBeLessThanOrEqual(35_000);
});

// Drawn 56 rem wide at most: such a screen takes a smaller file of it.
const narrow = new Set(['city-night']);

test('the file of a page head for a screen of 1440 px is at most 60 kB', () => {
  const heads = Object.entries(manifest).filter(([name, { widths }]) => widths.includes(1920) && !narrow.has(name));
  expect(heads.length).toBeGreaterThan(20);
  expect(heads.filter(([name]) => bytes(name, '1920.avif') > 60_000).map(([name]) => name)).toEqual([]);
});

test('every picture that was drawn again for a language has its original', () => {
  const drawnAgain = Object.keys(manifest).filter((name) => name.endsWith('-ar'));
  expect(drawnAgain).not.toEqual([]);
  expect(drawnAgain.filter((name) => !Object.hasOwn(manifest, name.replace(/-ar$/, '')))).toEqual([]);
});

test('pages show the picture of their language, and the only one there is where it has no lettering', () => {
  expect(pictureIn('pos-terminal', 'ar')).toBe('pos-terminal-ar');
  expect(pictureIn('pos-terminal', 'en')).toBe('pos-terminal');
  expect(pictureIn('shield', 'ar')).toBe('shield');
});
