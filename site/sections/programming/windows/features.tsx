import { Check } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import styles from './features.module.css';

/** The eight features as the checked boxes of an installer. */
export function Features({ text: { title, text, items } }: { text: Content<'windows'>['features'] }) {
  return (
    <section className="section" aria-labelledby="features-title">
      <div className={`wrap split ${styles.inner}`}>
        <SectionHead id="features-title" title={title} text={text} textClassName={null} className={styles.head} />
        <ul className={`columns columns--2 ${styles.boxes}`}>
          {Object.values(items).map((feature) => (
            <li key={feature.title} className="grid">
              <span className={`grid place-items-center text-brand-light ${styles.box}`}>
                <Check className="icon" />
              </span>
              <h3 className="h4">{feature.title}</h3>
              <p className="item-text">{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
