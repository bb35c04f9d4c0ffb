import { careers } from '#content/en/careers';
import { Picture } from '#site/pictures/picture.tsx';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** The heading over a picture. */
export function Hero() {
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="career-title">
      <Picture name="badge" alt="" sizes="100vw" priority className={`backdrop cover ${styles.picture}`} />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={careers.breadcrumb} />
        <h1 id="career-title" className={`display-xl ${styles.title}`}>
          {careers.title}
        </h1>
      </div>
    </section>
  );
}
