const corners = [-90, -30, 30, 90, 150, 210].map((degrees) => (degrees * Math.PI) / 180);

/** The `points` of a pointy-topped hexagon around `x` and `y`. */
export function hexagon(x: number, y: number, radius: number): string {
  return corners.map((angle) => `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`).join(' ');
}

/**
 * The centres of a honeycomb's cells, row by row; every other row is offset by half a cell. `spacing` is the distance between the
 * centres of neighbours.
 */
export function honeycomb(columns: number, rows: number, spacing: number): { x: number; y: number }[] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const row = Math.floor(cell / columns);
    return { x: (cell % columns) * spacing + (row % 2 ? spacing / 2 : 0), y: row * spacing * 0.866 };
  });
}
