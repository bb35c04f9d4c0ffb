import { maintenance } from '#content/en/maintenance';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The headline across the page, the picture of the tools below its end. */
export function Hero() {
  const { title, lead, action, pictureAlt } = maintenance.hero;
  const pictureClass = classNames('backdrop', styles.picture);
  return (
    <section className={classNames('stage', styles.hero)} aria-labelledby="hero-title">
      <Picture name="tools" alt={pictureAlt} sizes="(min-width: 64em) 74rem, 34rem" priority className={pictureClass} />
      <HeroText breadcrumb={maintenance.breadcrumb} title={title} lead={lead} action={action} className={styles.text} />
    </section>
  );
}
