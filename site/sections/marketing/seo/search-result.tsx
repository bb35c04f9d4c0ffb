import { seo } from '#content/en/seo';
import styles from './search-result.module.css';

/** The anatomy of one search result: four numbered lines and what each has to do. */
export function SearchResult() {
  const { title, lead, result, parts } = seo.anatomy;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="anatomy-title">
      <div className={`wrap grid-12 ${styles.inner}`}>
        <header className={`section-head ${styles.head}`}>
          <h2 id="anatomy-title" className="h2">
            {title}
          </h2>
          <p className="lead">{lead}</p>
        </header>
        <div className={styles.result} data-reveal="0.3">
          <p className={styles.url} data-part="1">
            <span>{result.site}</span>
            <span>{result.path}</span>
          </p>
          <p className={styles.title} data-part="2">
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
        <ol className={`columns columns--4 ${styles.parts}`}>
          {parts.map((part) => (
            <li key={part.title}>
              <h3 className="h4">{part.title}</h3>
              <p className="item-text">{part.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
