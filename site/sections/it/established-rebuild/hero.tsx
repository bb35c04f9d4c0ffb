import { establishedRebuild } from '#content/en/established-rebuild';
import { content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The cabinets at the inline start, the text beside them. */
export function Hero() {
  const { title, lead, pictureAlt } = establishedRebuild.hero;
  const pictureClass = classNames('backdrop cover', styles.picture);
  return (
    <section className={classNames('stage', styles.hero)} aria-labelledby="hero-title">
      <Picture name="rack" alt={pictureAlt} sizes="(min-width: 64em) 80rem, 40rem" priority className={pictureClass} />
      <HeroText
        breadcrumb={establishedRebuild.breadcrumb}
        title={title}
        lead={lead}
        action={{ label: content('it', 'en').quote, href: '/contact' }}
        className={styles.text}
      />
    </section>
  );
}
