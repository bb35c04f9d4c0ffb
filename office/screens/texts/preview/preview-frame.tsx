import { useLayoutEffect, useRef } from 'react';
import type { Locale } from '#contract/locales';
import type { PreviewEvent } from '#contract/office/text-preview';
import type { LineValue } from '#contract/texts/changed-texts';
import styles from './preview.module.css';
import { usePreviewFrame } from './use-preview-frame.ts';

/** Widths of the screens that a page is shown on, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
export type Device = keyof typeof widths;

interface PreviewFrameProps {
  path: string;
  locale: Locale;
  device: Device;
  /** Its name, for screen readers, and over it. */
  label: string;
  values: ReadonlyMap<string, LineValue>;
  /** The same without what is typed and not saved yet. */
  saved: ReadonlyMap<string, LineValue>;
  pointed: string | undefined;
  onEvent(event: PreviewEvent, locale: Locale): void;
}

/** A page of the site as it will be, as wide as on a phone or a desk, in the room that there is. */
export function PreviewFrame({ path, locale, device, label, values, saved, pointed, onEvent }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  usePreviewFrame(frame, { path, locale, values, saved, pointed, onEvent });

  useLayoutEffect(() => {
    const [around, inside] = [box.current, frame.current];
    if (!around || !inside) return;
    const fit = () => {
      const scale = around.clientWidth / widths[device];
      inside.style.setProperty('inline-size', `${widths[device]}px`);
      inside.style.setProperty('block-size', `${Math.round(around.clientHeight / scale)}px`);
      inside.style.setProperty('scale', String(scale));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    fit();
    return () => observer.disconnect();
  }, [device]);

  return (
    <figure className={`column ${styles.page}`} data-device={device}>
      <figcaption className="text-2xs text-quiet">{label}</figcaption>
      <div ref={box} className={`relative ltr border rounded-2 clip ${styles.box}`}>
        <iframe ref={frame} className={styles.frame} title={label} />
      </div>
    </figure>
  );
}
