import { Disc3, Gauge, type LucideIcon, Printer, Ruler, ShieldCheck, WifiOff } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { AppWindow } from './app-window.tsx';
import styles from './benefits.module.css';

type BenefitsText = Content<'windows'>['benefits'];

/** In the order of the ribbon, two for each of its groups. */
const benefits: [keyof BenefitsText['items'], LucideIcon][] = [
  ['performance', Gauge],
  ['offline', WifiOff],
  ['tailored', Ruler],
  ['hardware', Printer],
  ['security', ShieldCheck],
  ['price', Disc3],
];

/** The six benefits as the ribbon of a program, in three groups of two. */
export function Benefits({ text: { title, window, items } }: { text: BenefitsText }) {
  return (
    <section className={`relative ${styles.section}`} aria-labelledby="benefits-title">
      <div className="wrap">
        <AppWindow title={window.title}>
          <h2 id="benefits-title" className={`h2 ${styles.title}`}>
            {title}
          </h2>
          <ul className={`grid border-t ${styles.benefits}`}>
            {benefits.map(([benefit, Icon]) => (
              <li key={benefit} className="grid">
                <Icon className="icon text-brand" />
                <h3 className="h3">{items[benefit].title}</h3>
                <p className="item-text mt-2">{items[benefit].text}</p>
              </li>
            ))}
          </ul>
          <p className={`caption hidden ${styles.groups}`} aria-hidden="true">
            <span>{window.groups.speed}</span>
            <span>{window.groups.fit}</span>
            <span>{window.groups.keeping}</span>
          </p>
          <p className={`caption flex justify-between gap-4 border-t ${styles.status}`} aria-hidden="true">
            <span>{window.status.ready}</span>
            <span>{window.status.offline}</span>
          </p>
        </AppWindow>
      </div>
    </section>
  );
}
