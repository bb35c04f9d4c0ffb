import '#ui/styles/some-pages/cells.css';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import { systems } from './system-diagrams.tsx';
import styles from './systems.module.css';

const facts = ['picture', 'power', 'suits'] as const;

/** Four ways to connect a camera to its recorder, each with a wiring diagram. */
export function Systems({ text: { title, lead, labels, items } }: { text: Content<'cctv'>['systems'] }) {
  return (
    <section className={`section section--flush-start ${styles.section}`} aria-labelledby="systems-title">
      <div className="wrap">
        <SectionHead
          id="systems-title"
          title={title}
          text={lead}
          textClassName={styles.intro}
          className={`flex flex-wrap items-end justify-between ${styles.head}`}
        />
        <ul className={`stagger columns cells border ${styles.systems}`} data-reveal="0.1">
          {systems.map(({ name, Drawing }) => (
            <li key={name}>
              <Drawing className={`mirrored w-full ${styles.diagram}`} />
              <div className={styles.text}>
                <h3 className="h3">{items[name].title}</h3>
                <p className="mt-2">{items[name].text}</p>
                <dl className={`flex flex-wrap text-md ${styles.facts}`}>
                  {facts.map((fact) => (
                    <div key={fact}>
                      <dt className="text-sm text-muted">{labels[fact]}</dt>
                      <dd className="text-brand-light">{items[name][fact]}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
