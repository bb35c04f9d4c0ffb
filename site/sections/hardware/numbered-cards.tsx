import { classNames } from '#ui/class-names.ts';
import styles from './numbered-cards.module.css';

interface NumberedCardsProps {
  cards: readonly { title: string; text: string }[];
  label: string;
  className?: string | undefined;
}

/** The four numbered cards of a hero; on a phone a row that scrolls sideways, which has to be reachable by keyboard. */
export function NumberedCards({ cards, label, className }: NumberedCardsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not one more landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div role="group" className={classNames(styles.scroller, className)} aria-label={label} tabIndex={0}>
      <ol className={classNames('stagger columns', styles.cards)}>
        {cards.map(({ title, text }, index) => (
          <li key={title}>
            <p className={`text-brand ${styles.number}`} aria-hidden="true">
              {index + 1}
            </p>
            <h2 className={`font-medium ${styles.title}`}>{title}</h2>
            <p className="text-md leading-normal">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
