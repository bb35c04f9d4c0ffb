import '#ui/styles/some-pages/tinted.css';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './segments.module.css';
import { SegmentsMap } from './segments-map.tsx';
import { lineNames, tall, wide } from './segments-map-shapes.ts';

/** Network segmentation as a map of lines, and what each line is for. */
export function Segments({ text: { title, text, alt, stations, lines } }: { text: Content<'networking'>['segments'] }) {
  return (
    <section className="section tinted" aria-labelledby="segments-title">
      <div className="wrap">
        <SectionHead id="segments-title" title={title} text={text} className={styles.head} />
        <div data-reveal="0.2">
          <SegmentsMap shape={wide} alt={alt} stations={stations} className={styles.wide} />
          <SegmentsMap shape={tall} alt={alt} stations={stations} className={`hidden ${styles.tall}`} />
          <ul className={`columns ${styles.legend}`}>
            {lineNames.map((line) => (
              <li key={line} className="grid gap-3">
                <svg viewBox="0 0 80 12" aria-hidden="true">
                  <path
                    className={`fill-none ${styles.line} ${styles[line]}`}
                    d="M6 6h68"
                    strokeWidth="9"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
                <h3 className="h3">{lines[line].name}</h3>
                <p className="item-text">{lines[line].text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
