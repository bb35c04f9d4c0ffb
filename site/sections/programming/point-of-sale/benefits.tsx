import '#ui/styles/some-pages/light-theme.css';
import type { Content } from '#site/content/content.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import styles from './benefits.module.css';

/** The six benefits, printed on a receipt. */
export function Benefits({ text: { eyebrow, title, text, receipt, items } }: { text: Content<'pointOfSale'>['benefits'] }) {
  const benefits = Object.values(items);
  return (
    <section className={`section clip ${styles.section}`} aria-labelledby="benefits-title">
      <div className={`wrap split ${styles.inner}`}>
        <div className={`section-head ${styles.head}`}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="benefits-title" className="h2">
            {title}
          </h2>
          <p className="text">{text}</p>
        </div>
        <div className={`theme-light w-full text-muted text-md leading-normal ${styles.receipt}`}>
          <p className={`flex flex-wrap justify-between ${styles.top}`}>
            <b className="text-heading">{receipt.name}</b>
            <span>{receipt.copy}</span>
          </p>
          <ol>
            {benefits.map((benefit) => (
              <li key={benefit.title} className="grid">
                <h3 className="h4">{benefit.title}</h3>
                <p>{benefit.text}</p>
              </li>
            ))}
          </ol>
          <p className={`flex items-baseline justify-between ${styles.line}`}>
            <span>{receipt.count}</span> <span>{benefits.length}</span>
          </p>
          <p className={`flex items-baseline justify-between text-heading ${styles.total}`}>
            <span>{receipt.total}</span> <b>{receipt.system}</b>
          </p>
          <p className={`text-center ${styles.end}`}>{receipt.end}</p>
        </div>
      </div>
    </section>
  );
}
