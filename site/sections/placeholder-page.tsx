import styles from './placeholder-page.module.css';

/** A page that is not written yet: its heading alone. */
export function PlaceholderPage({ label }: { label: string }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.label}>{label}</h1>
    </div>
  );
}
