import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { PictureSlot, PictureSlots, PictureSource, SlotState } from '#contract/office/pictures/pictures';
import type { SiteProcess } from '../../e2e/support/site-process.ts';
import { signInByDemoLink } from './office-session.ts';

/** Formats in which somebody sends a photograph. */
export const heroFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
type HeroFormat = (typeof heroFormats)[number];

/** Pixels of a photograph, as a telephone takes it. */
const photograph = { width: 4032, height: 3024 };

/**
 * Replaces the picture at the head of pages by a photograph, one format after the other, as an editor does it. The photograph is one of the site's pictures
 * with the grain of a camera over it: it has more detail than any of its files can have.
 */
export async function openHeroes(site: SiteProcess) {
  const session = await signInByDemoLink(site);
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(site.url + path, { ...init, headers: { ...session, ...(init.headers as Record<string, string>) } });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { slots } = (await call(officePaths.pictures, {})) as PictureSlots;

  return {
    /** Returns the bytes of the file that a window of 1440 pixels loads. */
    async show(path: string, format: HeroFormat): Promise<number> {
      const slot = slots.find((one) => one.path === path && one.isHead);
      if (!slot) throw new Error(`${path} has no picture at its head`);
      const body = new Uint8Array(await photoFor(slot, format));
      const headers = { 'content-type': 'application/octet-stream' };
      const source = (await call(officePaths.pictureSources, { method: 'POST', headers, body })) as PictureSource;
      const { states } = (await call(officePaths.pictures, {})) as PictureSlots;
      const version = states.find((state) => state.slot === slot.slot)?.version ?? 0;
      const change = { source: source.path, focal: { x: 0.5, y: 0.5 }, alt: slot.alt && { en: 'A photograph', ar: 'صورة' } };
      const shown = (await call(officeUrl('picture', { slot: slot.slot }), {
        method: 'PUT',
        headers: { 'if-match': `"${version}"` },
        body: JSON.stringify(change),
      })) as SlotState;
      const file = shown.picture?.forms[0]?.avif.findLast(({ width }) => width <= 1920);
      return Number((await fetch(site.url + file?.path, { method: 'HEAD' })).headers.get('content-length'));
    },
  };
}

async function photoFor({ slot }: PictureSlot, format: HeroFormat): Promise<Buffer> {
  const name = slot.slice(slot.indexOf('.') + 1);
  const picture = await readFile(new URL(`../../../site/pictures/${name}/1920.avif`, import.meta.url));
  const grain = sharp({
    create: { ...photograph, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 24 } },
  });
  return sharp(picture)
    .resize({ ...photograph, fit: 'cover' })
    .modulate({ brightness: 1.8 })
    .composite([{ input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: 'soft-light' }])
    .toFormat(
      format,
      format === 'avif' ? { effort: 1, quality: 60 } : format === 'png' ? { compressionLevel: 9, palette: true } : { quality: 88 },
    )
    .toBuffer();
}
