import { mobileApp } from '#content/en/mobile-app';
import { icons } from '../icons.ts';
import styles from './trust-points.module.css';

/** The four points of trust as the permissions of an app, all of them given. */
export function TrustPoints() {
  const { title, allowed, points } = mobileApp.trust;
  return (
    <section className="section section--flush-start" aria-labelledby="trust-title">
      <div className={`wrap split ${styles.inner}`}>
        <h2 id="trust-title" className="h2">
          {title}
        </h2>
        <ul className={styles.list}>
          {points.map(({ icon, text }) => {
            const Icon = icons[icon];
            return (
              <li key={text}>
                <Icon className="icon" />
                <span>{text}</span>
                <span className={styles.switch} aria-hidden="true">
                  {allowed}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
