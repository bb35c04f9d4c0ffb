import styles from './learn-more.module.css';

/** The label at the foot of a service card. It decorates: the card leads nowhere, so nobody has to hear it four times. */
export function LearnMore({ children }: { children: string }) {
  return (
    <span className={styles.more} aria-hidden="true">
      {children}
    </span>
  );
}
