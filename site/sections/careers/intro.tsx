import type { Content } from '#site/content/content.ts';
import { Paragraphs } from '#site/sections/shared/paragraphs.tsx';
import styles from './intro.module.css';

/** Says what working here is like: a statement and the text below it. */
export function Intro({ text: { label, statement, text } }: { text: Content<'careers'>['intro'] }) {
  return (
    <section className="section" aria-label={label}>
      <div className={`wrap grid gap-8 ${styles.inner}`} data-reveal="0.2">
        <p className={`text-heading balance ${styles.statement}`}>
          {statement.primary} <span className="highlight">{statement.secondary}</span>
        </p>
        <div className={`stack ${styles.text}`}>
          <Paragraphs texts={text} />
        </div>
      </div>
    </section>
  );
}
