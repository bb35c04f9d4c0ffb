import type { Locale } from '#contract/locales';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { Paragraphs } from '#site/sections/shared/paragraphs.tsx';
import styles from './why.module.css';

interface WhyProps {
  text: Content<'about'>['why'];
  locale: Locale;
}

/** Says what commits the company, below its name as a dictionary entry when that has a meaning. */
export function Why({ text: { title, text }, locale }: WhyProps) {
  const { arabicName, meaning: word } = companyIn(locale);
  return (
    <section id="why" className={`section border-y ${styles.why}`} aria-labelledby="why-title">
      <div className="wrap grid gap-8">
        <h2 id="why-title" className="eyebrow">
          {title}
        </h2>
        {word && (
          <dl className={styles.entry} data-reveal="0.3">
            <dt>
              {arabicName && (
                <span className={`highlight block ${styles.arabic}`} lang="ar">
                  {arabicName}
                </span>
              )}
              <span className={styles.pronunciation}>
                <b className="text-heading">{word.pronunciation}</b> <i className="text-muted">{word.grammar}</i>
              </span>
            </dt>
            {word.senses.map((sense) => (
              <dd key={sense} className="grid text-heading balance">
                {sense}
              </dd>
            ))}
          </dl>
        )}
        <div className={`stack gap-4 border-t ${styles.text}`}>
          <Paragraphs texts={text} className="text" />
        </div>
      </div>
    </section>
  );
}
