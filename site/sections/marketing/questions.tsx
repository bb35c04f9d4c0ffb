import { Search } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import styles from './questions.module.css';

interface QuestionsProps {
  text: { title: string; lead?: string; items: readonly string[] };
  /** In large type, as messages, in columns, numbered, or typed into a search field. */
  variant: 'large' | 'messages' | 'columns' | 'numbered' | 'searches';
}

const itemClasses: Partial<Record<QuestionsProps['variant'], string>> = {
  numbered: 'grid items-center border-t',
  searches: 'flex items-center gap-4 w-full border bg-surface',
};

/** "Why connect us": three questions that a visitor may have been asking already. */
export function Questions({ text, variant }: QuestionsProps) {
  const { title, lead, items } = text;
  return (
    <section className={`section ${styles.questions}`} aria-labelledby="questions-title">
      <div className={`wrap split ${styles.inner}`}>
        <header className="section-head">
          <h2 id="questions-title" className="h2-small">
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </header>
        <ol className={classNames('stagger', styles.list, styles[variant])} data-reveal="0.2">
          {items.map((item) => (
            <li key={item} className={itemClasses[variant]}>
              {variant === 'searches' && <Search className="icon text-brand" />}
              <p className="text-heading balance">{item}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
