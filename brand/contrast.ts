import type { ColourToken, Palette } from './palette.ts';

/** WCAG 2.2, success criterion 1.4.3: text below 24 px. */
export const minContrast = 4.5;

const dark: ColourToken[] = ['ink-950', 'ink-900', 'ink-800'];
const light: ColourToken[] = ['paper', 'paper-raised', 'paper-200'];

/** Every colour that text is set in, with the surfaces that it stands on. */
const textOn: [text: ColourToken, surfaces: ColourToken[]][] = [
  ['paper', [...dark, 'ink-700']],
  ['sand', [...dark, 'ink-700']],
  ['stone', dark],
  ['gold', dark],
  ['gold-light', dark],
  ['ink-950', [...light, 'paper-300', 'gold', 'gold-light']],
  ['paper-body', [...light, 'paper-300']],
  ['paper-muted', light],
  ['paper-accent', light],
  // Printed matter: receipts, job sheets, the light page's buttons.
  ['ink-700', ['paper', 'sand']],
  ['paper', ['brown']],
];

/** The contrast of two colours, `#rrggbb`, from 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export interface WeakContrast {
  text: ColourToken;
  surface: ColourToken;
  contrast: number;
}

/** The pairs of text and surface that are too close to be read. */
export function weakContrasts(palette: Palette): WeakContrast[] {
  return textOn
    .flatMap(([text, surfaces]) => surfaces.map((surface) => ({ text, surface, contrast: contrast(palette[text], palette[surface]) })))
    .filter((pair) => pair.contrast < minContrast);
}
