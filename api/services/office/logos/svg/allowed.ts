/** A drawing may consist of this. Everything else is left out, or a reason to refuse the file. */

/** Elements that draw, or that drawing ones refer to. */
export const rendered: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
]);

/** Elements that say something about the drawing: left out with all that is in them. */
export const passive: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'style', 'marker', 'view']);

/** Elements that need a typeface, which a picture in a page does not have. */
export const textual: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'tref', 'font', 'font-face']);

/** Elements that may refer to another one of the same drawing by `href`. */
export const referring: ReadonlySet<string> = new Set(['use', 'linearGradient', 'radialGradient', 'pattern']);

const number = /^[-+\d.eE]+(?:px|pt|pc|mm|cm|in|em|ex|%)?$/;
const numbers = /^[-+\d.eE\s,%]*(?:px)?$|^none$/;
const word = /^[A-Za-z][A-Za-z-]*$/;
const words = /^[A-Za-z][A-Za-z\s-]*$/;
const path = /^[MmZzLlHhVvCcSsQqTtAa\d\s.,eE+-]*$/;
const transforms = /^(?:[\s,]*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d.eE\s,]*\))*[\s,]*$|^none$/;
const colour = /^(?:#[\da-fA-F]{3,8}|[A-Za-z]+|(?:rgb|rgba|hsl|hsla)\([-+\d.eE\s,%/]*(?:deg)?[-+\d.eE\s,%/]*\))$/;

/** Describes what an attribute that can refer to another element may say besides: a colour after the reference, or one alone. */
export type ValueRule = RegExp | 'paint' | 'reference';

const each = (names: string, rule: ValueRule) => names.split(' ').map((name) => [name, rule] as const);

/** Attributes and what they may say. `paint`: a colour, or a reference and a colour; `reference`: one to a clip or a mask. */
export const attributes: ReadonlyMap<string, ValueRule> = new Map([
  ...each('x y width height cx cy r rx ry fx fy fr x1 y1 x2 y2 offset', number),
  ...each('pathLength opacity fill-opacity stroke-opacity stop-opacity stroke-width stroke-miterlimit stroke-dashoffset', number),
  ...each('stroke-dasharray points viewBox', numbers),
  ...each('d', path),
  ...each('transform gradientTransform patternTransform', transforms),
  ...each('gradientUnits spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits', word),
  ...each('fill-rule clip-rule stroke-linecap stroke-linejoin display visibility overflow', word),
  ...each('mask-type vector-effect shape-rendering color-interpolation', word),
  ...each('preserveAspectRatio paint-order', words),
  ...each('color stop-color', colour),
  ...each('fill stroke', 'paint'),
  ...each('clip-path mask', 'reference'),
]);

/** Attributes that a style may set too. */
export const styled: ReadonlySet<string> = new Set([
  ...['opacity', 'fill-opacity', 'stroke-opacity', 'stop-opacity', 'stroke-width', 'stroke-miterlimit', 'stroke-dashoffset'],
  ...['stroke-dasharray', 'fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin', 'display', 'visibility', 'overflow'],
  ...['mask-type', 'vector-effect', 'shape-rendering', 'color-interpolation', 'paint-order', 'color', 'stop-color'],
  ...['fill', 'stroke', 'clip-path', 'mask', 'transform'],
]);

export const colourPattern = colour;
