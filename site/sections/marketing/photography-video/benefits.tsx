import type { Content } from '#site/content/content.ts';
import styles from './benefits.module.css';

/** One edge of an aperture: a side of the hexagon in its middle, drawn on to the rim. Turned six times it closes the ring. */
const edge = 'M38 0L-18.7 98.2';

/** Four keywords around an aperture. */
export function Benefits({ text: { title, points } }: { text: Content<'photographyVideo'>['benefits'] }) {
  return (
    <section className={`section border-y ${styles.benefits}`} aria-labelledby="benefits-title">
      <div className={`wrap grid-12 ${styles.inner}`}>
        <h2 id="benefits-title" className="h2-small">
          {title}
        </h2>
        <svg
          className={`text-brand ${styles.aperture}`}
          viewBox="-112 -112 224 224"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          strokeWidth="0.8"
        >
          <circle r="100" />
          <circle r="110" strokeDasharray="1 7.64" strokeWidth="5" />
          {[0, 60, 120, 180, 240, 300].map((angle) => (
            <path key={angle} d={edge} transform={`rotate(${angle})`} />
          ))}
          <path className={styles.opening} d="M38 0L19 32.9H-19L-38 0L-19 -32.9H19Z" />
        </svg>
        <dl className={`columns columns--2 ${styles.points}`} data-reveal="0.2">
          {[points.accuracy, points.attention, points.reuse, points.ownership].map(({ keyword, text }) => (
            <div key={keyword}>
              <dt className="h3">{keyword}</dt>
              <dd className="item-text mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
