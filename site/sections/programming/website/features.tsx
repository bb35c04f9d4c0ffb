import '#ui/styles/some-pages/h2-label.css';
import type { Content } from '#site/content/content.ts';
import styles from './features.module.css';
import { sourceLines } from './source-lines.ts';

/** The six features as lines of a page's source code in an editor, with what each does beside it. */
export function Features({ text: { title, text, items } }: { text: Content<'website'>['features'] }) {
  return (
    <section className="section" aria-labelledby="features-title">
      <div className="wrap">
        <div className="card clip">
          <header className={`flex flex-wrap items-center justify-between border-b ${styles.head}`}>
            <h2 id="features-title" className={`h2-label bg-surface ${styles.tab}`}>
              {title}
            </h2>
            <p className="caption">{text}</p>
          </header>
          <ol className={styles.lines}>
            {(Object.keys(sourceLines) as (keyof typeof items)[]).map((feature) => (
              <li key={feature} className="relative grid gap-3">
                <code className="text-brand" aria-hidden="true" translate="no">
                  {sourceLines[feature]}
                </code>
                <div>
                  <h3 className="h4">{items[feature].title}</h3>
                  <p className="item-text">{items[feature].text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
