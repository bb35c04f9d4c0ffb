import { about } from '#content/about';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './vision.module.css';

/** One sentence beside the globe, over the whole page. */
export function Vision() {
  const { title, statement, text, pictureAlt } = about.vision;
  return (
    <section id="vision" className={styles.vision} aria-labelledby="vision-title">
      <Picture name="globe-arcs" alt={pictureAlt} sizes="(min-width: 64em) 84vw, 150vw" className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <h2 id="vision-title" className="eyebrow">
          {title}
        </h2>
        <p className={styles.statement}>{statement}</p>
        <p className={`text ${styles.text}`}>{text}</p>
      </div>
    </section>
  );
}
