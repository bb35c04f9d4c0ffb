import { clients } from '#content/en/clients';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import styles from './hero.module.css';

export function ClientsHero() {
  const { title, lead, alt } = clients.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture
        name="laptop"
        alt={alt}
        sizes="(min-width: 48em) 64vw, 34rem"
        priority
        className={`backdrop cover hero-fade ${styles.picture}`}
      />
      <HeroText
        breadcrumb={clients.breadcrumb}
        title={title}
        titleClassName={`display-xl ${styles.title}`}
        lead={lead}
        className={styles.text}
      />
    </section>
  );
}
