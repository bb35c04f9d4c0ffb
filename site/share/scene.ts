import type { PictureName } from '../pictures/picture.tsx';

/** Describes what the sharing picture of a page shows beside its headline. */
export interface Scene {
  /** Without one the company's mark is drawn in outline. */
  picture?: PictureName;
  /** The picture is drawn this wide, in pixels. */
  width?: number;
  /** Has no lettering, mark or geography that would read backwards: turned round for a text from right to left. */
  mirrors?: boolean;
  /** Dark text on a light ground. */
  light?: boolean;
}
