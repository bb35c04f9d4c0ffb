import type { Content } from '#site/content/content.ts';
import styles from './features.module.css';

type FeaturesText = Content<'website'>['features'];
type Feature = keyof FeaturesText['items'];

/** The line of a page's source that each feature is about, in the order of the lines. */
const lines: Record<Feature, string> = {
  responsive: '<meta name="viewport">',
  languages: '<html lang="ar" dir="rtl">',
  editing: '<article data-editor>',
  search: '<link rel="sitemap">',
  security: '<form action="https://">',
  payments: '<script src="payment.js">',
};

/** The six features as lines of a page's source code, with what each does beside it. */
export function Features({ text: { title, text, items } }: { text: FeaturesText }) {
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
          {(Object.keys(lines) as Feature[]).map((feature) => (
            <li key={feature}>
              <code aria-hidden="true">{lines[feature]}</code>
              <div>
                <h3 className="h4">{items[feature].title}</h3>
                <p className="item-text">{items[feature].text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
