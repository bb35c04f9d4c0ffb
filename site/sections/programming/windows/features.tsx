import { Check } from 'lucide-react';
import { windows } from '#content/en/windows';
import styles from './features.module.css';

/** The eight features as the checked boxes of an installer. */
export function Features() {
  const { title, text, items } = windows.features;
  return (
    <section className="section" aria-labelledby="features-title">
      <div className={`wrap split ${styles.inner}`}>
        <header className={`section-head ${styles.head}`}>
          <h2 id="features-title" className="h2">
            {title}
          </h2>
          <p>{text}</p>
        </header>
        <ul className={`columns columns--2 ${styles.boxes}`}>
          {items.map((item) => (
            <li key={item.title}>
              <span className={styles.box}>
                <Check className="icon" />
              </span>
              <h3 className="h4">{item.title}</h3>
              <p className="item-text">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
