import { windows } from '#content/en/windows';
import { LinkButton } from '#ui/link-button.tsx';
import { TrustList } from '../trust-list.tsx';
import { AppWindow } from './app-window.tsx';
import styles from './closing.module.css';

/** The closing call to action, as the first page of an installer with the five points of trust as its steps. */
export function Closing() {
  const { trust, closing } = windows;
  return (
    <section className="section section--flush-start" aria-labelledby="closing-title">
      <div className="wrap">
        <AppWindow title={trust.window}>
          <div className={`split ${styles.panes}`}>
            <div className={styles.call}>
              <h2 id="closing-title" className={`display-lg ${styles.title}`}>
                {closing.title}
              </h2>
              <p className="lead">{closing.text}</p>
            </div>
            <div className={styles.steps}>
              <h2 className="h3">{trust.title}</h2>
              <TrustList points={trust.points} className={styles.points} />
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
