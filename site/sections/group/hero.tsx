import { ourGroup } from '#content/our-group';
import { Picture } from '#site/pictures/picture.tsx';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** The globe, rising over the list of companies. */
export function GroupHero() {
  const { title, lead, alt } = ourGroup.hero;
  return (
    <section className={styles.hero} aria-labelledby="group-title">
      <Picture name="globe" alt={alt} sizes="(min-width: 64em) 62rem, 130vw" priority className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={ourGroup.breadcrumb} />
        <h1 id="group-title" className={styles.title}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
