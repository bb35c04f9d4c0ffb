import { ChevronDown } from 'lucide-react';
import styles from './contents.module.css';

interface ContentsProps {
  title: string;
  parts: readonly { id: string; title: string }[];
}

function Links({ parts }: Pick<ContentsProps, 'parts'>) {
  return (
    <ol className={styles.list}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

/** The list of a document's parts: beside the text while it scrolls, or folded above it on a phone. Only one of the two is displayed. */
export function Contents({ title, parts }: ContentsProps) {
  return (
    <>
      <nav className={styles.beside} aria-labelledby="contents-title">
        <h2 id="contents-title" className={styles.title}>
          {title}
        </h2>
        <Links parts={parts} />
      </nav>
      <details className={styles.folded}>
        <summary className={styles.title}>
          {title}
          <ChevronDown className="icon" />
        </summary>
        <nav aria-label={title}>
          <Links parts={parts} />
        </nav>
      </details>
    </>
  );
}
