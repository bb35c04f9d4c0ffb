import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './vision.module.css';

/** The vision in one sentence, beside a globe. */
export function Vision({ text: { title, statement, text, pictureAlt } }: { text: Content<'about'>['vision'] }) {
  return (
    <section id="vision" className={`stage ${styles.section}`} aria-labelledby="vision-title">
      <Picture name="globe-arcs" alt={pictureAlt} sizes="(min-width: 64em) 84vw, 150vw" className={styles.picture} />
      <div className={`wrap section section--flush-start stack gap-6 ${styles.text}`}>
        <h2 id="vision-title" className="eyebrow">
          {title}
        </h2>
        <p className="display-lg">{statement}</p>
        <p className="text">{text}</p>
      </div>
    </section>
  );
}
