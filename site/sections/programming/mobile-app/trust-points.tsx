import { KeyRound, type LucideIcon, RefreshCw, Smartphone, Store } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import styles from './trust-points.module.css';

type TrustText = Content<'mobileApp'>['trust'];

const icons: [keyof TrustText['points'], LucideIcon][] = [
  ['ownership', KeyRound],
  ['testVersion', Smartphone],
  ['stores', Store],
  ['updates', RefreshCw],
];

/** The four points of trust as the permissions of an app, all of them given. */
export function TrustPoints({ text: { title, allowed, points } }: { text: TrustText }) {
  return (
    <section className="section section--flush-start" aria-labelledby="trust-title">
      <div className={`wrap split items-center ${styles.inner}`}>
        <h2 id="trust-title" className="h2-small">
          {title}
        </h2>
        <ul className={`border bg-surface ${styles.list}`}>
          {icons.map(([point, Icon]) => (
            <li key={point} className="grid items-center text-heading">
              <Icon className="icon text-brand" />
              <span className="balance">{points[point]}</span>
              <span className={`balance flex items-center gap-3 text-sm text-muted ${styles.switch}`} aria-hidden="true">
                {allowed}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
