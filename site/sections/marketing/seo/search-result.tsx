import { seo } from '#content/seo';
import styles from './search-result.module.css';

/** One search result, taken apart: four numbered lines and what each has to do. */
export function SearchResult() {
  const { title, lead, result, parts } = seo.anatomy;
  return (
    <section className={`section ${styles.anatomy}`} aria-labelledby="anatomy-title">
      <div className={`wrap ${styles.inner}`}>
        <header className={styles.head}>
          <h2 id="anatomy-title" className="h2">
            {title}
          </h2>
          <p className="lead">{lead}</p>
        </header>
        <div className={styles.result} data-reveal="0.3">
          <p className={styles.address} data-part="1">
            <span className={styles.site}>{result.site}</span>
            <span>{result.path}</span>
          </p>
          <p className={styles.link} data-part="2">
            {result.title}
          </p>
          <p className={styles.text} data-part="3">
            {result.text}
          </p>
          <ul className={styles.links} data-part="4">
            {result.links.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
        </div>
        <ol className={styles.parts}>
          {parts.map((part) => (
            <li key={part.title}>
              <h3>{part.title}</h3>
              <p>{part.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
