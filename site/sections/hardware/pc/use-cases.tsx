import type { Content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import { desks } from './desk-drawings.tsx';
import styles from './use-cases.module.css';

/** Four uses of a computer, each with a drawing of its desk and the machine for it. */
export function UseCases({ text: { title, lead, labels, items } }: { text: Content<'pc'>['useCases'] }) {
  return (
    <section className="section section--flush-start" aria-labelledby="use-cases-title">
      <div className="wrap">
        <SectionHead
          id="use-cases-title"
          title={title}
          text={lead}
          textClassName="text"
          className={`flex flex-wrap items-baseline ${styles.head}`}
        />
        <ul className={`stagger columns ${styles.useCases}`} data-reveal="0.2">
          {desks.map(({ name, Drawing }) => (
            <li key={name} className="grid">
              <Drawing className={`w-full ${styles.drawing}`} />
              <h3 className="h3">{items[name].title}</h3>
              <p className="item-text">{items[name].text}</p>
              <dl className={`grid text-md ${styles.facts}`}>
                <dt className="text-muted">{labels.machine}</dt>
                <dd className="text-brand-light">{items[name].machine}</dd>
                <dt className="text-muted">{labels.beside}</dt>
                <dd className="text-brand-light">{items[name].beside}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
