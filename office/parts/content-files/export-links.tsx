import type { ReactNode } from 'react';
import { type ContentKind, contentFormats } from '#contract/office/content-files';
import { useText } from '../../content/use-text.ts';
import { exportUrl } from '../../data/site/content-files.ts';
import styles from './content-files.module.css';

/** A sentence that ends in the ways to an export. */
export function ExportLinks({ what, children }: { what: ContentKind; children: ReactNode }) {
  const text = useText('contentFiles');
  return (
    <p className={`flex flex-wrap text-xs text-quiet ${styles.exports}`}>
      <span>{children}</span>
      {contentFormats.map((format) => (
        <a key={format} className="link" href={exportUrl(what, format)} download={`${what}.${format}`} aria-label={text.export[format]}>
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
