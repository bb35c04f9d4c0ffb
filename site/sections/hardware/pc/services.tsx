import type { Content } from '#site/content/content.ts';
import styles from './services.module.css';

/** Five services in large type, one row each. */
export function Services({ text: { title, items } }: { text: Content<'pc'>['services'] }) {
  return (
    <section className="section section--flush-start" aria-labelledby="services-title">
      <div className="wrap">
        <h2 id="services-title" className={`font-medium ${styles.heading}`}>
          {title}
        </h2>
        <ul className={`stagger ruled ${styles.services}`} data-reveal="0.1">
          {Object.values(items).map(({ title: name, text }) => (
            <li key={name} className="grid items-baseline">
              <h3 className="display-lg">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
