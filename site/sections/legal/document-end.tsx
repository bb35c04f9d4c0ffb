import styles from './document-end.module.css';

/** The last line of a legal document. */
export function DocumentEnd({ text }: { text: string }) {
  return (
    <div className={`border-t text-heading ${styles.end}`}>
      <p className="wrap">{text}</p>
    </div>
  );
}
