import '#ui/styles/some-pages/fade.css';
import { Check } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './benefits.module.css';

/** Five benefits as a job sheet, each one ticked, beside a picture of a computer. */
export function Benefits({ text: { title, sheet, done, pictureAlt, benefits } }: { text: Content<'maintenance'>['benefits'] }) {
  return (
    <section className={`section stage ${styles.section}`} aria-labelledby="benefits-title">
      <div className="wrap">
        <Picture name="pc-inside" alt={pictureAlt} sizes="(min-width: 64em) 66rem, 40rem" className={`cover fade ${styles.picture}`} />
        <div className={`relative ${styles.sheet}`} data-reveal="0.2">
          <p className={styles.label}>{sheet}</p>
          <h2 id="benefits-title" className="h2">
            {title}
          </h2>
          <ul className={styles.list}>
            {Object.values(benefits).map((benefit) => (
              <li key={benefit.title} className="grid">
                <Check className="icon" />
                <div>
                  <h3>{benefit.title}</h3>
                  <p className="item-text leading-normal">{benefit.text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className={`absolute ${styles.stamp}`} aria-hidden="true">
            {done}
          </p>
        </div>
      </div>
    </section>
  );
}
