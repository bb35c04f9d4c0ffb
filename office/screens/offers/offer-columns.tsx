import { useMemo } from 'react';
import { formatAmount } from '#contract/offers/money';
import { numberOf } from '#contract/offers/offer-number';
import type { ShownOfferState } from '#contract/offers/offer-states';
import type { OfferRow } from '#contract/offers/office-offers';
import { OfferDelivery } from '../../cases/offer-delivery.tsx';
import { useText } from '../../content/use-text.ts';
import type { Column } from '../../list/data-table.tsx';
import { StageMeter } from '../../parts/layout/stage-meter.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import styles from './offer-columns.module.css';

/** The columns of the table. */
export function useOfferColumns(): readonly Column<OfferRow>[] {
  const { list, editor } = useText('offers');
  return useMemo(
    () => [
      { label: list.number, className: styles.number, Cell: Numbered },
      { label: list.client, isName: true, className: styles.client, Cell: Title },
      { label: list.state, className: styles.state, Cell: State },
      { label: editor.validUntil, className: styles.day, Cell: ValidUntil },
      { label: list.changed, className: styles.changed, Cell: Changed },
      { label: editor.total, className: styles.total, Cell: Total },
    ],
    [list, editor],
  );
}

interface CellProps {
  row: OfferRow;
}

function Numbered({ row: { number, edition } }: CellProps) {
  if (number === null) return null;
  return <bdi dir="ltr">{numberOf({ number, edition })}</bdi>;
}

const Title = ({ row: { title } }: CellProps) => (
  <span className={`text-quiet font-450 ${styles.title}`}>
    <span className="block truncate" dir="auto">
      {title}
    </span>
  </span>
);

const glyphs = {
  draft: { steps: 1 },
  open: { steps: 2 },
  accepted: { steps: 3 },
  expired: { steps: 0, variant: 'flat' },
  withdrawn: { steps: 0, variant: 'struck' },
  replaced: { steps: 0, variant: 'flat' },
} as const satisfies Record<ShownOfferState, { steps: number; variant?: 'struck' | 'flat' }>;

/** An open one says whether it has been sent: it has its number before that. */
function State({ row: { state, delivery } }: CellProps) {
  const { states } = useText('offers');
  const isOpen = state === 'open' || state === 'expired';
  return (
    <span className={styles.standing} data-state={state}>
      <span className="together font-550">
        <StageMeter of={3} {...glyphs[state]} />
        <span>{states[state]}</span>
      </span>
      {isOpen && (
        <small className="text-2xs">
          <OfferDelivery delivery={delivery} />
        </small>
      )}
    </span>
  );
}

const ValidUntil = ({ row: { validUntil } }: CellProps) => useDateFormats().day(`${validUntil}T12:00:00Z`);

const Changed = ({ row: { changedAt } }: CellProps) => <time dateTime={changedAt}>{useDateFormats().ago(changedAt)}</time>;

const Total = ({ row: { total, currency } }: CellProps) => (
  <bdi className="text-heading" dir="ltr">
    {formatAmount(total, currency)}
  </bdi>
);
