import { config } from '../brand.config.ts';
import { paletteOf } from './palette.ts';

export type { ColourToken } from './palette.ts';

/** The colour tokens of this site as `#rrggbb`: for its style sheets, and for what is not CSS, such as icons and the company profile. */
export const palette = paletteOf(config.colours);
