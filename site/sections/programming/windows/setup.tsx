import { windows } from '#content/windows';
import { LinkButton } from '#ui/link-button.tsx';
import { TrustPoints } from '../trust-points.tsx';
import { AppWindow } from './app-window.tsx';
import styles from './setup.module.css';

/** The call to action: the first page of an installer, with the five points of trust as its steps. */
export function Setup() {
  const { trust, closing } = windows;
  return (
    <section className={styles.section} aria-labelledby="closing-title">
      <div className="wrap">
        <AppWindow title={trust.window}>
          <div className={styles.panes}>
            <div className={styles.call}>
              <h2 id="closing-title" className={styles.title}>
                {closing.title}
              </h2>
              <p className="lead">{closing.text}</p>
            </div>
            <div className={styles.steps}>
              <h2 className="h3">{trust.title}</h2>
              <TrustPoints points={trust.points} className={styles.points} />
            </div>
          </div>
          <div className={styles.foot}>
            <span className={styles.progress} aria-hidden="true" />
            <LinkButton href={closing.action.href} variant="gold">
              {closing.action.label}
            </LinkButton>
          </div>
        </AppWindow>
      </div>
    </section>
  );
}
