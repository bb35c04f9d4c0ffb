import { cctv } from '#content/cctv';
import { Picture } from '#site/ui/picture.tsx';
import styles from './lens.module.css';

/** How a camera is chosen, beside one with its parts named. The lines are drawn on a square of 600 units. */
export function Lens() {
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
          <Picture name="dome" alt={pictureAlt} sizes="(min-width: 64em) 110rem, 280vw" className={styles.picture} />
          <svg className={styles.lines} viewBox="0 0 600 600" aria-hidden="true">
            <path d="M152 122 92 66H40M148 496 104 540H40M520 446 548 516V530" />
            {[
              [152, 122],
              [148, 496],
              [520, 446],
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
