import { devices } from '@playwright/test';

/** A device without its browser, which a group of tests may not choose. */
function screenOf(device: string) {
  const { defaultBrowserType: _, ...screen } = devices[device] as (typeof devices)[string];
  return screen;
}

export const desktop = { ...screenOf('Desktop Chrome'), viewport: { width: 1440, height: 900 } };

/** One pixel to a CSS pixel: a phone's seven take most of the time to paint, and only what pictures weigh depends on them. */
export const phone = { ...screenOf('Pixel 7'), viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
