import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { brand } from '#brand';
import { type ColourToken, palette } from '#brand/colours';

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 48 } as const;
export const column = paper.width - 2 * paper.margin;

const fontFiles = {
  thin: 'alexandria/files/alexandria-latin-200-normal.woff',
  display: 'alexandria/files/alexandria-latin-400-normal.woff',
  arabic: 'alexandria/files/alexandria-arabic-500-normal.woff',
  text: 'manrope/files/manrope-latin-400-normal.woff',
  strong: 'manrope/files/manrope-latin-600-normal.woff',
} as const;
export type Face = keyof typeof fontFiles;

const colourTokens = {
  ink: 'ink-950',
  raised: 'ink-800',
  paper: 'paper',
  text: 'sand',
  muted: 'stone',
  gold: 'gold',
  light: 'gold-light',
  brown: 'brown',
} as const satisfies Record<string, ColourToken>;
export type Colour = keyof typeof colourTokens;
export const colour = (name: Colour) => palette[colourTokens[name]];

/** Whether a text needs the Arabic typeface: the Latin one has no glyphs for it. */
export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

export interface TextStyle {
  face?: Face;
  size: number;
  colour?: Colour;
  /** Distance of baselines as a multiple of the size. */
  leading?: number;
  width?: number;
  align?: 'left' | 'right' | 'center';
  /** Extra space between letters, in points. */
  tracking?: number;
  link?: string;
}

export interface Run {
  text: string;
  colour?: Colour;
}

type Features = PDFKit.Mixins.OpenTypeFeatures[];
/** What the library takes to switch features off; its types know only the list of those to switch on. */
const without = (...features: string[]) => Object.fromEntries(features.map((name) => [name, false])) as unknown as Features;

/** Every character its own glyph: some readers copy only the first letter of a ligature. */
const withoutLigatures = without('liga', 'clig', 'dlig');
/** Tabular figures without kerning, which pulls a 1 into its neighbours. */
export const plainFigures = without('kern');

type Element = PDFKit.PDFStructureElement;

export interface DocumentFacts {
  title: string;
  subject: string;
  keywords: readonly string[];
}

/**
 * The company profile while it is drawn: dark pages, the type of the site, and a structure that tells a screen reader what is a
 * heading, what a paragraph and what only decorates. Coordinates are points from the upper left corner.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly #root: Element;
  #section: Element;
  #pages = 0;
  #foot: (() => void) | undefined;

  constructor({ title, subject, keywords }: DocumentFacts) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      font: join(process.cwd(), 'node_modules/@fontsource', fontFiles.text),
      info: { Title: title, Author: brand.legalName, Subject: subject, Keywords: keywords.join(', '), Creator: brand.name },
    });
    for (const [name, file] of Object.entries(fontFiles))
      this.doc.registerFont(name, join(process.cwd(), 'node_modules/@fontsource', file));
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
    this.#section = this.#root;
  }

  /** A new page with a bookmark. All pages but the cover carry the company and their number at the foot. */
  page(bookmark: string, { plain = false } = {}): void {
    this.#endPage();
    this.doc.addPage({ size: 'A4', margin: 0 });
    this.#pages += 1;
    this.doc.outline.addItem(bookmark);
    this.decoration(() => this.doc.rect(0, 0, paper.width, paper.height).fill(colour('ink')));
    this.#section = this.doc.struct('Sect', { title: bookmark });
    this.#root.add(this.#section);
    this.#foot = plain ? undefined : () => this.#drawFoot(bookmark);
  }

  /** The footer is drawn last, because it lies on the pictures of the page. */
  #endPage(): void {
    if (this.#foot) this.decoration(this.#foot);
  }

  #drawFoot(bookmark: string): void {
    const y = paper.height - 40;
    this.mark(paper.margin, y - 1.5, 11);
    this.write([{ text: brand.name }], paper.margin + 18, y, { face: 'strong', size: 8, colour: 'text' });
    const end = { size: 8, colour: 'muted', align: 'right', width: column } as const;
    this.write([{ text: `${bookmark}   ${String(this.#pages).padStart(2, '0')}` }], paper.margin, y, end);
  }

  /** A drawing without information: an artifact to screen readers. */
  decoration(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Text with its role. Returns the y of the line below it. */
  text(role: string, content: string | readonly Run[], x: number, y: number, style: TextStyle): number {
    const runs = typeof content === 'string' ? [{ text: content }] : content;
    let end = y;
    this.#section.add(
      this.doc.struct(style.link ? 'Link' : role, {}, () => {
        end = this.write(runs, x, y, style);
      }),
    );
    return end;
  }

  /** A picture with a meaning; `alt` is its text alternative. */
  figure(alt: string, draw: () => void): void {
    this.#section.add(this.doc.struct('Figure', { alt }, draw));
  }

  /** Text whose glyphs do not give it back when copied: the company's Arabic name, whose glyphs are in the order of drawing. */
  withActualText(actual: string, lang: string, draw: () => void): void {
    this.#section.add(this.doc.struct('Span', { actual, lang }, draw));
  }

  #options({ size, leading = 1.5, width = column, align = 'left', tracking = 0, link }: TextStyle) {
    const lineGap = size * leading - this.doc.currentLineHeight(false);
    return { width, align, lineGap, characterSpacing: tracking, features: withoutLigatures, ...(link ? { link } : {}) };
  }

  /** Text without a role, for decorations. Throws when it runs off the page, which would silently begin another one. */
  write(runs: readonly Run[], x: number, y: number, style: TextStyle): number {
    this.doc.font(runs.some(({ text }) => isArabic(text)) ? 'arabic' : (style.face ?? 'text'), style.size);
    const options = this.#options(style);
    runs.forEach((run, index) => {
      const more = { ...options, continued: index < runs.length - 1 };
      this.doc.fillColor(colour(run.colour ?? style.colour ?? 'text'));
      if (index === 0) this.doc.text(run.text, x, y, more);
      else this.doc.text(run.text, more);
    });
    if (this.doc.y > paper.height - 20) throw new Error(`The company profile has no room for “${runs.map(({ text }) => text).join('')}”`);
    return this.doc.y;
  }

  /** The company's mark, `width` points wide. */
  mark(x: number, y: number, width: number, paint: PDFKit.Mixins.ColorValue | PDFKit.PDFGradient = colour('gold')): void {
    const [, , canvas = 1] = brand.logo.viewBox.split(' ').map(Number);
    this.doc
      .save()
      .translate(x, y)
      .scale(width / canvas)
      .path(brand.logo.path)
      .fill(paint)
      .restore();
  }

  /** A hairline of gold. */
  rule(x: number, y: number, width: number, strength = 0.32): void {
    this.decoration(() =>
      this.doc
        .save()
        .lineWidth(0.6)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .strokeOpacity(strength)
        .stroke(colour('gold'))
        .restore(),
    );
  }

  /** From one opacity of ink to another, down the page: pictures end in the dark. */
  veil(y: number, height: number, from: number, to: number, x = 0, width: number = paper.width): void {
    const shade = this.doc
      .linearGradient(0, y, 0, y + height)
      .stop(0, colour('ink'), from)
      .stop(1, colour('ink'), to);
    this.doc.rect(x, y, width, height).fill(shade);
  }

  /** The gold gradient of the site, from light to dark. */
  goldBetween(x1: number, y1: number, x2: number, y2: number): PDFKit.PDFGradient {
    return this.doc.linearGradient(x1, y1, x2, y2).stop(0, colour('light')).stop(0.5, colour('gold')).stop(1, colour('brown'));
  }

  /** The finished document. */
  async finish(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.doc.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => this.doc.once('end', resolve).once('error', reject));
    this.#endPage();
    this.#root.end();
    this.doc.end();
    await ended;
    return Buffer.concat(parts);
  }
}
