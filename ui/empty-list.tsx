import styles from './empty-list.module.css';

interface EmptyListProps {
  title: string;
  text?: string | undefined;
}

/** Shown in place of an empty list: a drawing of empty cards, and text. */
export function EmptyList({ title, text }: EmptyListProps) {
  return (
    <div className={`card ${styles.empty}`} role="status">
      <svg className={styles.drawing} viewBox="0 0 420 120" aria-hidden="true">
        <rect x="10" y="40" width="116" height="70" rx="12" />
        <rect className={styles.dashed} x="152" y="20" width="116" height="90" rx="12" />
        <rect x="294" y="0" width="116" height="110" rx="12" />
      </svg>
      <p className="h3">{title}</p>
      {text && <p>{text}</p>}
    </div>
  );
}
