import { Search } from 'lucide-react';
import styles from './questions.module.css';

interface QuestionsProps {
  content: { title: string; lead?: string; items: readonly string[] };
  /** Set in large type, sent as messages, quoted in a margin, listed as shots, or typed into a search. */
  variant: 'large' | 'messages' | 'margin' | 'shots' | 'searches';
}

/** "Why connect us": three questions that a visitor may have been asking already. */
export function Questions({ content, variant }: QuestionsProps) {
  const { title, lead, items } = content;
  return (
    <section className={`section ${styles.questions}`} data-variant={variant} aria-labelledby="questions-title">
      <div className={`wrap ${styles.inner}`}>
        <header className={styles.head}>
          <h2 id="questions-title" className="h2">
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </header>
        <ol className={`stagger ${styles.list}`} data-reveal="0.2">
          {items.map((item) => (
            <li key={item}>
              {variant === 'searches' && <Search className="icon" />}
              <p>{item}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
