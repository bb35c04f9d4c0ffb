import { windows } from '#content/en/windows';
import { icons } from '../icons.ts';
import { AppWindow } from './app-window.tsx';
import styles from './benefits.module.css';

/** The six benefits as the ribbon of a program, in three groups of two. */
export function Benefits() {
  const { title, window, items } = windows.benefits;
  return (
    <section className={styles.section} aria-labelledby="benefits-title">
      <div className="wrap">
        <AppWindow title={window.title}>
          <h2 id="benefits-title" className={`h2 ${styles.title}`}>
            {title}
          </h2>
          <ul className={styles.benefits}>
            {items.map((item) => {
              const Icon = icons[item.icon];
              return (
                <li key={item.title}>
                  <Icon className="icon" />
                  <h3 className="h3">{item.title}</h3>
                  <p className="item-text">{item.text}</p>
                </li>
              );
            })}
          </ul>
          <p className={`caption ${styles.groups}`} aria-hidden="true">
            {window.groups.map((group) => (
              <span key={group}>{group}</span>
            ))}
          </p>
          <p className={`caption ${styles.status}`} aria-hidden="true">
            {window.status.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
        </AppWindow>
      </div>
    </section>
  );
}
