import { about } from '#content/en/about';
import { Picture } from '#site/pictures/picture.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The headline over a relief of the city, and the company's figures. Everything but the headline enters 100 ms after the page. */
export function Hero() {
  const { title, lead, pictureAlt, figures, figuresLabel } = about.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture
        name="city-relief"
        alt={pictureAlt}
        sizes="(min-width: 64em) 100vw, 115vw"
        className={`hero-fade no-print ${styles.picture}`}
        priority
      />
      <HeroText
        breadcrumb={about.breadcrumb}
        title={title}
        titleClassName={`display-xl ${styles.title}`}
        lead={lead}
        className={styles.text}
      >
        {figures.length > 0 && (
          <section className={styles.figures} aria-label={figuresLabel}>
            <FigureList figures={figures} className={styles.cards} />
          </section>
        )}
      </HeroText>
    </section>
  );
}
