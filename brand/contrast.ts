import { type BaseColour, baseColoursOf, type Colours, type ColourToken, type Palette, paletteOf } from './palette.ts';

/** WCAG 2.2, success criterion 1.4.3: text below 24 px. */
export const minContrast = 4.5;

const dark: ColourToken[] = ['ground-950', 'ground-900', 'ground-800'];
const light: ColourToken[] = ['paper', 'paper-raised', 'paper-200'];

/** Every colour that text is set in, with the surfaces that it stands on. */
const textOn: [text: ColourToken, surfaces: ColourToken[]][] = [
  ['paper', [...dark, 'ground-700']],
  ['ground-body', [...dark, 'ground-700']],
  ['ground-muted', dark],
  ['brand', dark],
  ['brand-light', dark],
  ['ground-950', [...light, 'paper-300', 'brand', 'brand-light']],
  ['paper-body', [...light, 'paper-300']],
  ['paper-muted', light],
  ['paper-accent', light],
  // Printed matter: receipts, job sheets, the light page's buttons.
  ['ground-700', ['paper', 'ground-body']],
  ['paper', ['brand-dark']],
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

/** Describes what is wrong with a colour of the brand. */
export interface ColourProblem {
  colour: BaseColour;
  /** Completes a sentence that begins with the colour. */
  problem: string;
}

const named = (token: ColourToken) =>
  baseColoursOf(token)
    .map((name) => `colours.${name}`)
    .join(' mixed with ');

/** Returns what keeps the texts of the site from being read in these colours, by the fields of brand.config.ts, the worst of each pair of them. */
export function colourProblems(colours: Colours): ColourProblem[] {
  if (luminance(colours.ink.value) >= luminance(colours.paper.value))
    return [
      {
        colour: 'ink',
        problem:
          'must be darker than colours.paper: ink is the dark ground of the site, and paper the light text on it. A light brand has its dark colour as ink, its light one as paper, and the site is dark all the same',
      },
    ];
  const weakOnes = weakContrasts(paletteOf(colours));
  const exchanged = { ...colours, accent: colours.accentDark, accentDark: colours.accent };
  if (weakOnes.length > 0 && weakContrasts(paletteOf(exchanged)).length === 0)
    return [
      {
        colour: 'accentDark',
        problem: 'must be darker than colours.accent: accent stands on the dark ground, and accentDark on the light one. Exchange the two',
      },
    ];
  const worst = new Map<string, WeakContrast>();
  for (const weak of weakOnes.toSorted((one, other) => one.contrast - other.contrast)) {
    const pair = `${named(weak.text)} ${named(weak.surface)}`;
    if (!worst.has(pair)) worst.set(pair, weak);
  }
  return [...worst.values()].map(({ text, surface, contrast }) => {
    const [colour = 'paper', ...others] = baseColoursOf(text);
    const mixed = others.map((name) => `mixed with colours.${name} `).join('');
    return {
      colour,
      problem: `${mixed}has, as text on ${named(surface)}, a contrast of ${contrast.toFixed(1)}, which must be at least ${minContrast}`,
    };
  });
}
