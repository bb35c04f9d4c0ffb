const corners = [-90, -30, 30, 90, 150, 210].map((degrees) => (degrees * Math.PI) / 180);

/** The `points` of a hexagon that stands on its tip. */
export function hexagon(x: number, y: number, radius: number): string {
  return corners.map((angle) => `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`).join(' ');
}

/** The middles of a honeycomb of `rows` rows; every other row is set in by half a cell. `pitch` is the distance between neighbours. */
export function honeycomb(columns: number, rows: number, pitch: number): { x: number; y: number }[] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const row = Math.floor(cell / columns);
    return { x: (cell % columns) * pitch + (row % 2 ? pitch / 2 : 0), y: row * pitch * 0.866 };
  });
}
