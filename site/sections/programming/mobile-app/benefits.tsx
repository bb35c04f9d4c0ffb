import { Flashlight, LockKeyhole } from 'lucide-react';
import { mobileApp } from '#content/en/mobile-app';
import { icons } from '../icons.ts';
import styles from './benefits.module.css';

/** The six benefits as notifications that arrive on a locked phone. */
export function Benefits() {
  const { title, text, screen, items } = mobileApp.benefits;
  return (
    <section className={`section stage ${styles.section}`} aria-labelledby="benefits-title">
      <header className={`wrap section-head section-head--split ${styles.head}`}>
        <h2 id="benefits-title" className="h2">
          {title}
        </h2>
        <p className="text">{text}</p>
      </header>
      <div className={`wrap ${styles.scene}`}>
        <div className={styles.phone} aria-hidden="true">
          <LockKeyhole className="icon" />
          <p className={styles.time}>{screen.time}</p>
          <p>{screen.day}</p>
          <Flashlight className={`icon ${styles.torch}`} />
        </div>
        <ol className={`stagger ${styles.messages}`} data-reveal="0.1">
          {items.map((item) => {
            const Icon = icons[item.icon];
            return (
              <li key={item.title}>
                <span className={styles.icon}>
                  <Icon className="icon" />
                </span>
                <h3 className="h4">{item.title}</h3>
                <span className={`caption ${styles.at}`} aria-hidden="true">
                  {item.at}
                </span>
                <p>{item.text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
