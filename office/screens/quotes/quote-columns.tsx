import { useMemo } from 'react';
import type { QuoteRow } from '#contract/office/quotes';
import { MarkLabel } from '../../cases/mark.tsx';
import { useText } from '../../content/use-text.ts';
import type { Column } from '../../list/data-table.tsx';
import { Chip } from '../../parts/buttons/chip.tsx';
import { useCountryName } from '../../parts/contact/country-name.ts';
import { OwnerCell } from '../../parts/people/owner.tsx';
import { WaitingTime } from '../../parts/times/waiting-time.tsx';
import styles from './quote-columns.module.css';
import { QuoteStateLabel } from './quote-state.tsx';

/** The list as a table: more of each quote. */
export function useQuoteColumns(): readonly Column<QuoteRow>[] {
  const text = useText('quotes');
  return useMemo(
    () => [
      { label: text.state, Cell: State },
      { label: text.table.reference, Cell: Reference },
      { label: text.table.name, isName: true, className: 'whitespace-nowrap', Cell: Marked },
      { label: text.country, className: styles.country, Cell: Country },
      { label: text.table.firstWords, className: styles.words, Cell: Excerpt },
      { label: text.owner, className: 'whitespace-nowrap', Cell: OwnerCell },
      { label: text.table.waits, className: styles.end, Cell: Waiting },
    ],
    [text],
  );
}

interface CellProps {
  row: QuoteRow;
}

const Marked = ({ row }: CellProps) => <MarkLabel id={row.id} className={styles.mark} />;

const State = ({ row }: CellProps) => <QuoteStateLabel state={row.state} />;

const Country = ({ row }: CellProps) => <bdi>{useCountryName()(row.country)}</bdi>;

const Reference = ({ row }: CellProps) => (
  <bdi className="reference" dir="ltr">
    {row.reference}
  </bdi>
);

function Excerpt({ row: { suspicious, excerpt } }: CellProps) {
  const { looksAutomatic } = useText('quotes');
  return (
    <span dir="auto">
      {suspicious && <Chip variant="automatic">{looksAutomatic}</Chip>} {excerpt}
    </span>
  );
}

const Waiting = ({ row: { waitsSince, turn } }: CellProps) =>
  waitsSince && <WaitingTime since={waitsSince} hasAim={turn === 'first-answer'} />;
