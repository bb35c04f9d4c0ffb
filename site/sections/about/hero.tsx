import { about } from '#content/about';
import { Picture } from '#site/pictures/picture.tsx';
import { Breadcrumb } from '#site/sections/shared/breadcrumb.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import styles from './hero.module.css';

/** The city's hills under the headline; three figures stand on them. Everything but the headline enters 100 ms after the page. */
export function Hero() {
  const { title, lead, pictureAlt, figures, figuresLabel } = about.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="amman-relief" alt={pictureAlt} sizes="(min-width: 64em) 100vw, 115vw" className={styles.picture} priority />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={about.breadcrumb} />
        <h1 id="hero-title" className={styles.title}>
          <HighlightedText {...title} />
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <section className={styles.figures} aria-label={figuresLabel}>
          <FigureList figures={figures} className={styles.cards} />
        </section>
      </div>
    </section>
  );
}
