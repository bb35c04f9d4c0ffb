import { brand } from '#brand';
import { about } from '#content/en/about';
import styles from './why.module.css';

/** What commits the company, below its name as a dictionary entry when that has a meaning. */
export function Why() {
  const { title, word, text } = about.why;
  return (
    <section id="why" className={`section ${styles.why}`} aria-labelledby="why-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="why-title" className="eyebrow">
          {title}
        </h2>
        {word && (
          <dl className={styles.entry} data-reveal="0.3">
            <dt>
              {brand.arabicName && (
                <span className={`highlight ${styles.arabic}`} lang="ar" dir="rtl">
                  {brand.arabicName}
                </span>
              )}
              <span className={styles.pronunciation}>
                <b>{word.pronunciation}</b> <i>{word.grammar}</i>
              </span>
            </dt>
            {word.senses.map((sense) => (
              <dd key={sense}>{sense}</dd>
            ))}
          </dl>
        )}
        <div className={`stack ${styles.text}`}>
          {text.map((paragraph) => (
            <p key={paragraph} className="text">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
