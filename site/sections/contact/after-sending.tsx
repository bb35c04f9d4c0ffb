import { Check } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import styles from './after-sending.module.css';

/** Says below the quote form what follows once it is sent, and what the quote is made of. */
export function AfterSending({ text: { title, steps, holds } }: { text: Content<'contact'>['afterSending'] }) {
  return (
    <section className={`no-print ${styles.after}`} aria-labelledby="after-title">
      <div>
        <h2 id="after-title" className="label">
          {title}
        </h2>
        <ol className={styles.steps}>
          {Object.entries(steps).map(([name, step]) => (
            <li key={name}>
              <h3 className="text-md text-heading">{step.title}</h3>
              <p className="text-sm text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2 className="label">{holds.title}</h2>
        <ul className={styles.holds}>
          {Object.entries(holds.items).map(([name, item]) => (
            <li key={name} className="flex text-sm">
              <Check className="icon text-brand" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
