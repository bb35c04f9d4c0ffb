import { home } from '#content/en/home';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import styles from './vision.module.css';

/** The vision and two figures, beside a picture of a server rack. */
export function Vision() {
  const { eyebrow, title, figures, alt } = home.vision;
  return (
    <section className={`stage ${styles.vision}`} aria-labelledby="vision-title">
      <Picture name="rack-patch" alt={alt} sizes="(min-width: 48em) 72vw, 36rem" className={`backdrop cover ${styles.picture}`} />
      <div className={`wrap stack ${styles.text}`} data-reveal="0.2">
        <Eyebrow number={5}>{eyebrow}</Eyebrow>
        <h2 id="vision-title" className="h2">
          {title}
        </h2>
        <FigureList figures={figures} className={styles.figures} />
      </div>
    </section>
  );
}
