import type { PDFDocumentProxy, PDFPageProxy, RenderTask, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { loadPdf } from './open-pdf.ts';
import styles from './pdf-page.module.css';

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  count: number;
  /** CSS pixels. */
  width: number;
}

/** Pixels of a canvas; more, and browsers draw nothing. */
const maxPixels = 16_000_000;

/** Height of A4 in its widths, until the page says what it has. */
const usualRatio = Math.SQRT2;

/** One page: drawn when it comes into view, with its words over it to be selected and read aloud. */
export function PdfPage({ document, number, count, width }: PdfPageProps) {
  const text = useText('pdf');
  const sheet = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const isNear = useIsNear(sheet);

  useEffect(() => {
    if (!isNear) return undefined;
    let isOver = false;
    document.getPage(number).then(
      (found) => !isOver && setPage(found),
      // A page that cannot be read stays white; the others can be read.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [document, number, isNear]);

  useEffect(() => {
    const scale = page ? width / page.getViewport({ scale: 1 }).width : 1;
    const height = page ? page.getViewport({ scale }).height : width * usualRatio;
    // Set by script: a style attribute would be refused by the security policy.
    sheet.current?.style.setProperty('inline-size', `${width}px`);
    sheet.current?.style.setProperty('block-size', `${Math.round(height)}px`);
    sheet.current?.style.setProperty('--total-scale-factor', String(scale));
    if (!page || !canvas.current || !words.current) return undefined;
    return draw(page, scale, canvas.current, words.current);
  }, [page, width]);

  return (
    <section
      ref={sheet}
      className={`relative flex-none mx-auto ${styles.sheet}`}
      aria-label={fillSentence(text.page, { page: number, count })}
      data-drawn={page !== undefined}
    >
      <canvas className="block w-full h-full" ref={canvas} />
      <div ref={words} className={`absolute clip ${styles.words}`} dir="ltr" />
    </section>
  );
}

/** Draws a page and lays its words over it. Returns what ends that. */
function draw(page: PDFPageProxy, scale: number, canvas: HTMLCanvasElement, words: HTMLElement): () => void {
  let isOver = false;
  let task: RenderTask | undefined;
  let layer: TextLayer | undefined;
  const cssViewport = page.getViewport({ scale });
  const density = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (cssViewport.width * cssViewport.height)));
  const viewport = page.getViewport({ scale: scale * density });
  // What was drawn before stays until the new drawing is whole.
  const drawn = canvas.ownerDocument.createElement('canvas');
  drawn.width = Math.floor(viewport.width);
  drawn.height = Math.floor(viewport.height);
  task = page.render({ canvas: drawn, viewport });
  task.promise.then(
    () => {
      if (isOver) return;
      canvas.width = drawn.width;
      canvas.height = drawn.height;
      canvas.getContext('2d')?.drawImage(drawn, 0, 0);
    },
    () => undefined,
  );
  void loadPdf().then(async (pdf) => {
    if (isOver) return;
    words.replaceChildren();
    layer = new pdf.TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport: cssViewport });
    // Without its words a page can still be seen.
    await layer.render().catch(() => undefined);
  });
  return () => {
    isOver = true;
    task?.cancel();
    layer?.cancel();
  };
}

/** Whether an element is, or was, near what is in view. */
function useIsNear(element: React.RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '100% 0px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
