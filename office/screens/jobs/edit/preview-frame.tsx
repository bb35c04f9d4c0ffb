import { useState } from 'react';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  /** A page of the site, of which only this frame shows what is not public. */
  src: string;
  /** The shown version: with another one it is fetched anew. */
  version: number;
  /** Its name, for screen readers. */
  label: string;
}

interface Shown {
  key: string;
  src: string;
}

/** The site itself in a frame. What it showed stays until the newer page is there, so that nothing flickers while somebody writes. */
export function PreviewFrame({ src, version, label }: PreviewFrameProps) {
  const wanted: Shown = { key: `${src}#${version}`, src };
  const [shown, setShown] = useState(wanted);
  const frames = shown.key === wanted.key ? [shown] : [shown, wanted];
  return (
    <div className="relative grid flex-1 min-h-0">
      {frames.map((frame) => {
        const isShown = frame === shown || frame.key === shown.key;
        return (
          <iframe
            key={frame.key}
            className={`w-full h-full border-0 ${styles.frame}`}
            title={label}
            src={frame.src}
            aria-hidden={isShown ? undefined : true}
            tabIndex={isShown ? undefined : -1}
            data-waiting={isShown ? undefined : true}
            onLoad={({ currentTarget }) => {
              if (isShown) return;
              keepPlace(currentTarget);
              setShown(frame);
            }}
          />
        );
      })}
    </div>
  );
}

/** Scrolls the newer page to where the one before it was. */
function keepPlace(next: HTMLIFrameElement): void {
  const before = next.parentElement?.querySelector<HTMLIFrameElement>('iframe:not([data-waiting])');
  next.contentWindow?.scrollTo(0, before?.contentWindow?.scrollY ?? 0);
}
