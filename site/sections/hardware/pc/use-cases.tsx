import type { Content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import { desks } from './desk-drawings.tsx';
import styles from './use-cases.module.css';

/** Four uses of a computer, each with a drawing of its desk and the machine for it. */
export function UseCases({ text: { title, lead, labels, items } }: { text: Content<'pc'>['useCases'] }) {
  return (
    <section className={styles.section} aria-labelledby="use-cases-title">
      <div className="wrap">
        <SectionHead id="use-cases-title" title={title} text={lead} textClassName="text" className={styles.head} />
        <ul className={`stagger columns ${styles.useCases}`} data-reveal="0.2">
          {desks.map(({ name, Drawing }) => (
            <li key={name}>
              <Drawing className={styles.drawing} />
              <h3 className="h3">{items[name].title}</h3>
              <p className="item-text">{items[name].text}</p>
              <dl className={styles.facts}>
                <dt>{labels.machine}</dt>
                <dd>{items[name].machine}</dd>
                <dt>{labels.beside}</dt>
                <dd>{items[name].beside}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
