import type { Crop } from '#contract/office/pictures/logos';
import { escapeHtml } from '#contract/text/escape-html';
import { UnfitLogo } from '../logo-problem.ts';
import type { Element } from './element.ts';
import { readSvg } from './read-svg.ts';
import { resolveReferences } from './resolve-references.ts';

/** A drawing that was written anew. */
export interface Drawing {
  /** Units of its view box. */
  width: number;
  height: number;
  /** As a file; of a part of it, given in parts of its width and height. */
  toSvg(crop: Crop | null): string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing's own size is this at most, in CSS pixels, on its longer side; places for logos are smaller. */
const maxSide = 800;

/** The longer side of a drawing in shorter ones. */
const maxRatio = 50;

/** Reads a drawing and keeps what is harmless. Throws UnfitLogo. */
export function cleanSvg(text: string): Drawing {
  const svg = readSvg(text);
  const box = boxOf(svg);
  resolveReferences(svg);
  const content = svg.children.map(written).join('');
  // What the outermost element says of fills and lines holds for everything in it.
  const inherited = attributesOf({ ...svg, attributes: new Map([...svg.attributes].filter(([name]) => !sizes.has(name))) });
  return {
    width: box.width,
    height: box.height,
    toSvg(crop) {
      const { x, y, width, height } = crop ? partOf(box, crop) : box;
      const scale = maxSide / Math.max(width, height);
      const size = `width="${short(width * scale)}" height="${short(height * scale)}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(short).join(' ')}" ${size}${inherited}>${content}</svg>`;
    },
  };
}

const sizes: ReadonlySet<string> = new Set(['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio', 'overflow']);

const short = (value: number): string => String(Number(value.toFixed(3)));

const partOf = (box: Box, crop: Crop): Box => ({
  x: box.x + crop.x * box.width,
  y: box.y + crop.y * box.height,
  width: crop.width * box.width,
  height: crop.height * box.height,
});

/** CSS pixels of the units that a size can have. */
const units: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

function boxOf({ attributes }: Element): Box {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = (attributes.get('viewBox') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const viewBox = { x, y, width, height };
  const box = Number.isFinite(height)
    ? viewBox
    : { x: 0, y: 0, width: lengthOf(attributes.get('width')), height: lengthOf(attributes.get('height')) };
  const isUsable = Object.values(box).every((value) => Math.abs(value) < 1e7) && box.width > 0.01 && box.height > 0.01;
  if (!isUsable || box.width / box.height > maxRatio || box.height / box.width > maxRatio) throw new UnfitLogo('unreadable');
  return box;
}

function lengthOf(text = ''): number {
  const [, value, unit = 'px'] = /^([\d.eE+]+)([a-z]+)?$/.exec(text) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}

function written(element: Element): string {
  const inner = element.children.map(written).join('');
  const start = `<${element.tag}${attributesOf(element)}`;
  return inner === '' ? `${start}/>` : `${start}>${inner}</${element.tag}>`;
}

function attributesOf({ id, attributes, references }: Element): string {
  const all = new Map(attributes);
  if (id !== undefined) all.set('id', id);
  for (const [name, { id: target, fallback }] of references)
    all.set(name, name === 'href' ? `#${target}` : `url(#${target}) ${fallback}`.trim());
  return [...all].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
}
