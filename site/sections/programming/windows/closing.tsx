import { DatabaseZap, Eye, Headset, PenLine, Users } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TrustList } from '../trust-list.tsx';
import { AppWindow } from './app-window.tsx';
import styles from './closing.module.css';

const trustIcons = { watching: Eye, drawings: PenLine, records: DatabaseZap, training: Users, support: Headset };

interface ClosingProps {
  text: Content<'windows'>['closing'];
  trust: Content<'windows'>['trust'];
  locale: Locale;
}

/** The closing call to action, as the first page of an installer with the five points of trust as its steps. */
export function Closing({ text: { title, text, action }, trust, locale }: ClosingProps) {
  return (
    <section className="section section--flush-start" aria-labelledby="closing-title">
      <div className="wrap">
        <AppWindow title={trust.window}>
          <div className={`split ${styles.panes}`}>
            <div className={`grid gap-6 ${styles.call}`}>
              <h2 id="closing-title" className={`display-lg ${styles.title}`}>
                {title}
              </h2>
              <p className="lead">{text}</p>
            </div>
            <div className={`border-t ${styles.steps}`}>
              <h2 className="h3">{trust.title}</h2>
              <TrustList icons={trustIcons} text={trust.points} className={`grid gap-5 ${styles.points}`} />
            </div>
          </div>
          <div className={`grid items-center gap-5 border-t ${styles.foot}`}>
            <span className={styles.progress} aria-hidden="true" />
            <LinkButton href={pageUrl('contact', locale)} variant="primary">
              {action}
            </LinkButton>
          </div>
        </AppWindow>
      </div>
    </section>
  );
}
