import { about } from '#content/en/about';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './overview.module.css';

/** Why one supplier is better than three, and one picture for each of the three trades. */
export function Overview() {
  const { title, statement, text, pictures } = about.overview;
  return (
    <section id="overview" className={`section ${styles.overview}`} aria-labelledby="overview-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="overview-title" className="eyebrow">
          {title}
        </h2>
        <p className="statement">
          {statement.primary} <span>{statement.secondary}</span>
        </p>
        <div className={`stack ${styles.text}`}>
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
              <Picture name={picture} alt={alt} sizes="(min-width: 48em) 66vw, 150vw" className={`cover ${styles.picture}`} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
