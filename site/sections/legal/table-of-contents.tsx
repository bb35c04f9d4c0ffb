import { ChevronDown } from 'lucide-react';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  title: string;
  parts: readonly { id: string; title: string }[];
}

function Links({ parts }: Pick<TableOfContentsProps, 'parts'>) {
  return (
    <ol className={`border-t ${styles.list}`}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a className="grid items-center border-b" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Links to a document's parts: beside the text while it scrolls, or in a disclosure above it on a phone. Only one of the two is displayed. */
export function TableOfContents({ title, parts }: TableOfContentsProps) {
  return (
    <>
      <nav className={`no-print hidden ${styles.beside}`} aria-labelledby="contents-title">
        <h2 id="contents-title" className={`text-heading ${styles.title}`}>
          {title}
        </h2>
        <Links parts={parts} />
      </nav>
      <details className={`no-print border-y ${styles.disclosure}`}>
        <summary className={`flex items-center justify-between text-heading ${styles.title}`}>
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
