import styles from './plain-label.module.css';

/** A page that is nothing but its label. */
export function PlainLabel({ label }: { label: string }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="h2">{label}</h1>
    </div>
  );
}
