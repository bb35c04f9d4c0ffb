import type { UseQueryResult } from '@tanstack/react-query';
import { Download, FileLock2, FileWarning, Minus, Plus } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { errorText, isOfficeError } from '../../data/requests/request.ts';
import { Button, IconButton } from '../buttons/button.tsx';
import { useWidth } from '../hooks/use-width.ts';
import { EmptyState } from '../messages/empty-state.tsx';
import { maxPages, type OpenedPdf, openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-pane.module.css';

/** Lists how large a page is drawn, in parts of the width that there is; 1 fits it. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** Pixels: a page is not drawn wider than a sheet of paper is on a desk, unless it is asked for. */
const widest = 860;

interface PdfPaneProps {
  /** Names what it is: a résumé, a file. */
  label: string;
  name: string;
  /** Bytes. */
  size: number;
  /** The address at which it is downloaded. */
  url: string;
  bytes: UseQueryResult<Uint8Array<ArrayBuffer>>;
  className?: string | undefined;
}

/** A PDF, read here: nothing of it is left on the device. */
export function PdfPane({ label, name, size, url, bytes, className }: PdfPaneProps) {
  const text = useText('pdf');
  const counted = useCounted();
  const opened = useOpened(bytes.data);
  const [zoom, setZoom] = useState(2);
  const shownSize = Math.max(1, Math.round(size / 1024));
  const document = opened?.ok ? opened.document : undefined;
  const facts = document ? counted(text.facts, document.numPages, { size: shownSize }) : fillSentence(text.size, { size: shownSize });

  return (
    <div className={classNames('column', styles.pane, className)}>
      <div className={`pane-bar text-xs gap-3 bg-bg ${styles.bar}`}>
        <b className="strong truncate" title={name} dir="auto">
          {name}
        </b>
        <span className="text-quiet text-xs whitespace-nowrap">{facts}</span>
        <span className="flex-1" />
        {document && (
          <span className={`inline-flex items-center gap-1 ${styles.zoom}`}>
            <IconButton icon={Minus} label={text.smaller} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
            <span className="text-xs" role="status">
              {fillSentence(text.percent, { count: (zooms[zoom] ?? 1) * 100 })}
            </span>
            <IconButton icon={Plus} label={text.larger} disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)} />
          </span>
        )}
        <a className="icon-button" href={url} download title={text.download} aria-label={text.download}>
          <Download className="icon" aria-hidden />
        </a>
      </div>
      {document ? (
        <Pages {...{ document, label }} zoom={zooms[zoom] ?? 1} />
      ) : (
        <div className={`grid flex-1 place-items-center text-center ${styles.instead}`}>
          {bytes.isError ? (
            <Failed error={bytes.error} onRetry={() => void bytes.refetch()} />
          ) : opened && !opened.ok ? (
            <Unreadable url={url} problem={opened.problem} />
          ) : (
            <p className="text-quiet text-xs" role="status">
              {text.loading}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The document in some bytes; undefined while it is being opened. */
function useOpened(bytes: Uint8Array<ArrayBuffer> | undefined): OpenedPdf | undefined {
  const [opened, setOpened] = useState<OpenedPdf>();
  useEffect(() => {
    if (!bytes) return undefined;
    let isOver = false;
    let document: PDFDocumentProxy | undefined;
    openPdf(bytes).then(
      (result) => {
        document = result.ok ? result.document : undefined;
        if (isOver) void document?.loadingTask.destroy();
        else setOpened(result);
      },
      () => !isOver && setOpened({ ok: false, problem: 'broken' }),
    );
    return () => {
      isOver = true;
      setOpened(undefined);
      void document?.loadingTask.destroy();
    };
  }, [bytes]);
  return opened;
}

function Pages({ document, label, zoom }: { document: PDFDocumentProxy; label: string; zoom: number }) {
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller);
  const count = Math.min(document.numPages, maxPages);
  return (
    <section
      className={`column flex-1 gap-5 overflow-auto scrollbar-thin ring-inset ${styles.pages}`}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      aria-label={label}
    >
      {width !== undefined &&
        Array.from({ length: count }, (_, index) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={index}
            {...{ document, count }}
            number={index + 1}
            width={Math.round(Math.min(width, widest) * zoom)}
          />
        ))}
    </section>
  );
}

function Unreadable({ url, problem }: { url: string; problem: 'broken' | 'locked' }) {
  const text = useText('pdf');
  const Sign = problem === 'locked' ? FileLock2 : FileWarning;
  return (
    <div className={`grid gap-3 justify-items-center ${styles.unreadable}`} role="alert">
      <Sign aria-hidden />
      <h2>{text[problem].title}</h2>
      <p>{text[problem].text}</p>
      <a className="button" href={url} download>
        <Download className="icon" aria-hidden />
        {text.download}
      </a>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = useText('pdf');
  const isGone = isOfficeError(error) && error.status === 404;
  if (isGone) return <EmptyState kind="not-found" title={text.gone.title} text={text.gone.text} />;
  return (
    <EmptyState kind="failed" title={text.failed.title} text={`${errorText(error)} ${text.failed.text}`}>
      <Button onClick={onRetry}>{text.again}</Button>
    </EmptyState>
  );
}
