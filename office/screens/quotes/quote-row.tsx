import { Bell, Bot, Check, CornerUpLeft } from 'lucide-react';
import { memo } from 'react';
import type { QuoteRow as Row } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { MarkLabel } from '../../cases/mark.tsx';
import { useText } from '../../content/use-text.ts';
import { RowLink } from '../../list/row-link.tsx';
import { useCountryName } from '../../parts/contact/country-name.ts';
import { Avatar } from '../../parts/people/avatar.tsx';
import { useColleagueName } from '../../parts/people/use-colleague-name.ts';
import { WaitingTime } from '../../parts/times/waiting-time.tsx';
import styles from './quote-row.module.css';
import { StateGlyph } from './quote-state.tsx';

interface QuoteRowProps {
  row: Row;
  isCurrent: boolean;
  isSelected: boolean;
  /** Leads there. */
  href: string;
  onSelect(row: Row, isRange: boolean): void;
  onOpen(row: Row): void;
}

/** A quote in the list: who, from where, for how long, and what was written last. */
export const QuoteRow = memo(function QuoteRow({ row, isCurrent, isSelected, href, onSelect, onOpen }: QuoteRowProps) {
  const text = useText('quotes');
  const { select } = useText('list');
  const { nobodyYet } = useText('parts');
  const nameOf = useColleagueName();
  const nameCountry = useCountryName();
  const { id, fullName, country, excerpt, state, turn, waitsSince, assigneeId, remindAt, suspicious } = row;
  const owner = assigneeId === null ? nobodyYet : nameOf(assigneeId);
  return (
    <div className={classNames(`relative border-b-hair ${styles.line}`, isSelected && styles.selected)} data-row={id}>
      <RowLink
        rowId={id}
        className={`relative hover:bg-hover ring-inset ${styles.row}`}
        href={href}
        onOpen={() => onOpen(row)}
        aria-current={isCurrent || undefined}
        data-state={state}
        data-turn={turn}
      >
        <StateGlyph state={state} />
        <span className={`flex items-baseline gap-2 min-w-0 text-body font-550 ${styles.name}`}>
          <b className="truncate" dir="auto">
            {fullName}
          </b>
          <small className="truncate text-quiet font-450 text-2xs" dir="auto">
            {nameCountry(country)}
          </small>
          <span className="visually-hidden">, {text.states[state]}</span>
        </span>
        {waitsSince && <WaitingTime since={waitsSince} hasAim={turn === 'first-answer'} className={styles.age} />}
        <span className={`truncate text-quiet text-xs ${styles.words}`} dir="auto">
          {turn === 'ours' && <CornerUpLeft className={styles.replied} aria-label={text.turns.ours} role="img" />}
          <MarkLabel id={id} className={styles.mark} />
          {suspicious && <Bot className={styles.bot} aria-label={text.looksAutomatic} role="img" />}
          {excerpt}
        </span>
        <span className={`row gap-1.5 ${styles.signs}`}>
          {remindAt && <Bell className="icon text-quiet size-3.5" aria-hidden />}
          <span title={owner}>
            <Avatar name={assigneeId === null ? '' : owner} size="small" />
            <span className="visually-hidden">{owner}</span>
          </span>
        </span>
      </RowLink>
      <button
        type="button"
        className={`absolute grid place-items-center opacity-0 ${styles.check}`}
        aria-pressed={isSelected}
        aria-label={fillSentence(select, { name: fullName })}
        tabIndex={-1}
        onClick={({ shiftKey }) => onSelect(row, shiftKey)}
      >
        <Check aria-hidden />
      </button>
    </div>
  );
});
