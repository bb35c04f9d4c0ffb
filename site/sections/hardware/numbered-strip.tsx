import { classNames } from '#ui/class-names.ts';
import styles from './numbered-strip.module.css';

interface NumberedStripProps {
  cards: readonly { title: string; text: string }[];
  label: string;
  className?: string | undefined;
}

/** The numbered cards of a hero. On a phone they are a row to swipe, and a row that scrolls has to be reachable by keyboard. */
export function NumberedStrip({ cards, label, className }: NumberedStripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not one more landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div role="group" className={classNames(styles.scroller, className)} aria-label={label} tabIndex={0}>
      <ol className={`stagger ${styles.cards}`}>
        {cards.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
