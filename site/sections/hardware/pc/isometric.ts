/**
 * Isometric projection for the exploded view. x runs towards the lower right, y towards the lower left, z up; all in drawing units.
 */
const across = Math.cos(Math.PI / 6);
const down = Math.sin(Math.PI / 6);
const round = (value: number) => Math.round(value * 10) / 10;

export type Point = readonly [x: number, y: number, z: number];

/** Projects a point in space onto the drawing. */
export function project([x, y, z]: Point): string {
  return `${round((x - y) * across)} ${round((x + y) * down - z)}`;
}

const polygon = (...points: Point[]) => `M${points.map(project).join('L')}Z`;

/** The three visible faces of a box that stands at `origin`. */
export function boxFaces([x, y, z]: Point, [width, depth, height]: Point) {
  const [right, front, top] = [x + width, y + depth, z + height];
  return {
    top: polygon([x, y, top], [right, y, top], [right, front, top], [x, front, top]),
    right: polygon([right, y, z], [right, front, z], [right, front, top], [right, y, top]),
    left: polygon([x, front, z], [right, front, z], [right, front, top], [x, front, top]),
  };
}

/**
 * The `transform` that lays flat shapes onto a face, with their origin at `corner`. On `right`, u runs to the viewer's right along the
 * face and v up; on `top`, u runs towards the lower right and v towards the lower left.
 */
export function onFace(face: 'right' | 'top', corner: Point): string {
  const axes = face === 'right' ? [across, -down, 0, -1] : [across, down, -across, down];
  return `matrix(${axes.map((value) => value.toFixed(4)).join(' ')} ${project(corner)})`;
}
