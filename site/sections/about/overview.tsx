import { about } from '#content/about';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './overview.module.css';

/** Three suppliers and what goes wrong between them; then the three pictures that belong together. */
export function Overview() {
  const { title, statement, text, pictures } = about.overview;
  return (
    <section id="overview" className={styles.overview} aria-labelledby="overview-title">
      <div className={`wrap ${styles.words}`}>
        <h2 id="overview-title" className="eyebrow">
          {title}
        </h2>
        <p className={styles.statement}>
          {statement.primary} <span>{statement.secondary}</span>
        </p>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph} className="text">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <ul className={styles.pictures}>
        {pictures.map(({ picture, alt, caption }) => (
          <li key={picture}>
            <figure>
              <Picture name={picture} alt={alt} sizes="(min-width: 48em) 66vw, 150vw" className={styles.picture} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
