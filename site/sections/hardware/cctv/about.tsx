import { cctv } from '#content/cctv';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './about.module.css';

/** How a camera is chosen, beside one with its parts named. The lines are drawn on a square of 600 units. */
export function About() {
  const { title, text, pictureAlt, parts } = cctv.about;
  return (
    <section className="section" aria-labelledby="lens-title">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="lens-title" className={styles.title}>
            {title}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="text">
              {paragraph}
            </p>
          ))}
        </div>
        <div className={styles.plate}>
          <Picture name="dome-lens" alt={pictureAlt} sizes="(min-width: 64em) 60rem, 150vw" className={styles.picture} />
          <svg className={styles.lines} viewBox="0 0 600 600" aria-hidden="true">
            <path d="M268 190 96 60H40M155 385 104 540H40M548 372 560 440V530" />
            {[
              [268, 190],
              [155, 385],
              [548, 372],
            ].map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="5" />
            ))}
          </svg>
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
