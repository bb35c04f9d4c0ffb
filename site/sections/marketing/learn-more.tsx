import styles from './learn-more.module.css';

/** The label at the foot of a service card. It only decorates, since the card is no link: screen readers skip it. */
export function LearnMore({ children }: { children: string }) {
  return (
    <span className={`items-center gap-3 ${styles.more}`} aria-hidden="true">
      {children}
    </span>
  );
}
