import { clients } from '#content/clients';
import { Picture } from '#site/pictures/picture.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import styles from './hero.module.css';

export function ClientsHero() {
  const { title, lead, alt } = clients.hero;
  return (
    <section className={styles.hero} aria-labelledby="clients-hero-title">
      <Picture name="laptop" alt={alt} sizes="(min-width: 48em) 64vw, 34rem" priority className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={clients.breadcrumb} />
        <h1 id="clients-hero-title" className={styles.title}>
          <HighlightedText {...title} />
        </h1>
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
