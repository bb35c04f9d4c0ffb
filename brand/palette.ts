export type BaseColour = 'ink' | 'paper' | 'accent' | 'accentDark';
export type Colours = Record<BaseColour, { /** As in CSS: `#c9a227`. */ value: string }>;

/** A colour that moves from one base colour towards others, by shares of the way; a negative share moves away. */
type Mixture = [from: BaseColour, towards: Partial<Record<BaseColour, number>>];

/** Every colour token that follows from the brand. */
const mixtures = {
  'ground-950': ['ink', {}],
  'ground-900': ['ink', { paper: 0.02, accentDark: 0.015 }],
  'ground-800': ['ink', { paper: 0.045, accentDark: 0.03 }],
  'ground-700': ['ink', { paper: 0.065, accentDark: 0.075 }],
  brand: ['accent', {}],
  'brand-light': ['accent', { paper: 0.49, ink: -0.055 }],
  'brand-dark': ['accentDark', {}],
  paper: ['paper', {}],
  'ground-body': ['ink', { paper: 0.758, accentDark: 0.136 }],
  'ground-muted': ['ink', { paper: 0.52, accentDark: 0.18 }],
  /** The light theme. */
  'paper-raised': ['paper', { ink: -0.035 }],
  'paper-200': ['paper', { ink: 0.015, accent: 0.085 }],
  'paper-300': ['paper', { ink: 0.043, accent: 0.17 }],
  'paper-body': ['paper', { ink: 0.746, accentDark: 0.106 }],
  'paper-muted': ['paper', { ink: 0.505, accentDark: 0.185 }],
  'paper-accent': ['accentDark', { ink: 0.134, paper: -0.023 }],
  /** The dots of the world map, from the head office outwards. */
  'map-far': ['ink', { paper: 0.085, accentDark: 0.61 }],
  'map-farthest': ['ink', { paper: 0.057, accentDark: 0.331 }],
} as const satisfies Record<string, Mixture>;

export type ColourToken = keyof typeof mixtures;
export type Palette = Record<ColourToken, string>;

/** Share from which another colour has a say in a mixture that people see. */
const seenShare = 0.3;

/** The base colours that a token is made of, the first one most. */
export function baseColoursOf(token: ColourToken): BaseColour[] {
  const [from, towards]: Mixture = mixtures[token];
  const others = (Object.entries(towards) as [BaseColour, number][]).filter(([, share]) => share >= seenShare).map(([name]) => name);
  return [from, ...others];
}

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mix(colours: Colours, [from, towards]: Mixture): string {
  const base = channelsOf(colours[from].value);
  const moved = base.map((channel, index) =>
    Object.entries(towards).reduce(
      (sum, [name, share]) => sum + share * ((channelsOf(colours[name as BaseColour].value)[index] ?? 0) - channel),
      channel,
    ),
  );
  return `#${moved
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour tokens of a brand as `#rrggbb`, by their names without dashes in front. */
export function paletteOf(colours: Colours): Palette {
  return Object.fromEntries(Object.entries(mixtures).map(([token, mixture]) => [token, mix(colours, mixture)])) as Palette;
}
