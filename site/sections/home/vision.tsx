import { home } from '#content/home';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import styles from './vision.module.css';

/** The machine room, and two figures before it. */
export function Vision() {
  const { eyebrow, title, figures, alt } = home.vision;
  return (
    <section className={styles.vision} aria-labelledby="vision-title">
      <Picture name="rack-patch" alt={alt} sizes="(min-width: 48em) 72vw, 36rem" className={styles.picture} />
      <div className={`wrap ${styles.inner}`} data-reveal="0.2">
        <Eyebrow number={5}>{eyebrow}</Eyebrow>
        <h2 id="vision-title" className="h2">
          {title}
        </h2>
        <FigureList figures={figures} className={styles.figures} />
      </div>
    </section>
  );
}
