/**
 * Outlines of a line of Arabic, joined and in the order in which they stand from left to right, as JSON: contours of points in
 * ems from the beginning of the base line, and the width of the line. Blender's letters know neither.
 *
 *   node art/shape-text.ts <text> <Arabic typeface> <typeface of digits and Latin letters>
 */
import { type Font, openSync } from 'fontkit';

type Point = [x: number, y: number];

/** Straight lines in place of each curve: these letters are seen from a distance. */
const steps = 8;

/** The text in pieces of one direction. A space is part of the Arabic around it. */
const pieces = (text: string): string[] => text.match(/[!-~]+(?: [!-~]+)*|[^!-~]+/g) ?? [];

function curve(controls: Point[]): Point[] {
  const at = (points: Point[], t: number): Point => {
    if (points.length === 1) return points[0] as Point;
    const between = points.slice(1).map(([x, y], index): Point => {
      const [fromX, fromY] = points[index] as Point;
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    });
    return at(between, t);
  };
  return Array.from({ length: steps }, (_, step) => at(controls, (step + 1) / steps));
}

const [text, arabicFile, latinFile] = process.argv.slice(2);
if (!text || !arabicFile || !latinFile) throw new Error('usage: node art/shape-text.ts <text> <Arabic typeface> <Latin typeface>');
const arabic = openSync(arabicFile) as Font;
const latin = openSync(latinFile) as Font;

const contours: Point[][] = [];
let pen = 0;
for (const piece of pieces(text).reverse()) {
  const isLatin = /^[!-~]/.test(piece);
  const font = isLatin ? latin : arabic;
  const { glyphs, positions } = font.layout(piece, [], isLatin ? 'latn' : 'arab', undefined, isLatin ? 'ltr' : 'rtl');
  const missing = glyphs.find(({ id }) => id === 0);
  if (missing) throw new Error(`"${piece}" has a letter that the typeface lacks`);
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index] as (typeof positions)[number];
    const place = (x: number, y: number): Point => [pen + (x + xOffset) / font.unitsPerEm, (y + yOffset) / font.unitsPerEm];
    for (const { command, args } of glyph.path.commands) {
      const points = Array.from({ length: args.length / 2 }, (_, pair) => place(args[2 * pair] as number, args[2 * pair + 1] as number));
      const contour = contours.at(-1);
      if (command === 'moveTo') contours.push(points);
      else if (contour && points.length > 0) contour.push(...(points.length > 1 ? curve([contour.at(-1) as Point, ...points]) : points));
    }
    pen += xAdvance / font.unitsPerEm;
  }
}
/** The last point of most contours is their first again. */
const closed = contours.map((points) => {
  const [first, last] = [points[0], points.at(-1)] as [Point, Point];
  return Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6 ? points.slice(0, -1) : points;
});
process.stdout.write(JSON.stringify({ contours: closed, width: pen }));
