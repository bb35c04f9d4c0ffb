import { hexagon, honeycomb } from './hexagons.ts';
import styles from './risk.module.css';

const spacing = 38;
/** These five of the hundred cells are empty, spread over the field as if by chance. */
const empty = [7, 33, 58, 64, 96];
/** The filled cells differ in brightness without a visible pattern. */
const shade = (cell: number) =>
  ['fill-brand-light', styles.gold, styles.brown, styles.gold, styles.brown][(cell * 7 + (cell >> 3) * 3) % 5];

/** A hundred cells, ninety-five of them filled. */
export function HexagonFieldDrawing({ alt }: { alt: string }) {
  return (
    <svg viewBox="-19 -22 780 176" role="img" aria-label={alt}>
      {honeycomb(20, 5, spacing).map(({ x, y }, cell) => (
        <polygon
          key={hexagon(x, y, 19)}
          points={hexagon(x, y, 19)}
          className={empty.includes(cell) ? `fill-none ${styles.empty}` : shade(cell)}
        />
      ))}
    </svg>
  );
}
