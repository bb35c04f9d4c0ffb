import { website } from '#content/en/website';
import styles from './features.module.css';

/** The six features as lines of a page's source code, with what each does beside it. */
export function Features() {
  const { title, text, items } = website.features;
  return (
    <section className="section" aria-labelledby="features-title">
      <div className="wrap">
        <header className={`section-head section-head--split ${styles.head}`}>
          <h2 id="features-title" className="h2">
            {title}
          </h2>
          <p className="text">{text}</p>
        </header>
        <ol className={styles.lines}>
          {items.map((item) => (
            <li key={item.title}>
              <code aria-hidden="true">{item.code}</code>
              <div>
                <h3 className="h4">{item.title}</h3>
                <p className="item-text">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
