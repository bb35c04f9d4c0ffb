import { hexagon, honeycomb } from './hexagons.ts';
import styles from './risk.module.css';

const pitch = 38;
/** Which five of the hundred cells stay dark: spread over the field as chance would. */
const dark = [7, 33, 58, 64, 96];
/** The lit ones differ in brightness without a pattern that the eye could find. */
const shade = (cell: number) => [styles.bright, styles.gold, styles.brown, styles.gold, styles.brown][(cell * 7 + (cell >> 3) * 3) % 5];

/** A hundred cells, ninety-five of them lit. */
export function HexagonFieldDrawing({ alt }: { alt: string }) {
  return (
    <svg className={styles.field} viewBox="-19 -22 780 176" role="img" aria-label={alt}>
      {honeycomb(20, 5, pitch).map(({ x, y }, cell) => (
        <polygon key={hexagon(x, y, 19)} points={hexagon(x, y, 19)} className={dark.includes(cell) ? styles.dark : shade(cell)} />
      ))}
    </svg>
  );
}
