import { useDeferredValue, useState } from 'react';
import { formatAmount } from '#contract/offers/money';
import { numberOf } from '#contract/offers/offer-number';
import { useText } from '../../../content/use-text.ts';
import { useOffers } from '../../../data/cases/offers.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { Dialog } from '../../../parts/messages/dialog.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import styles from './copy-dialog.module.css';

interface CopyDialogProps {
  onChoose(id: string): void;
  onClose(): void;
}

/** Finds an offer to anybody, to begin the next one with. */
export function CopyDialog({ onChoose, onClose }: CopyDialogProps) {
  const text = useText('offers');
  const dateFormats = useDateFormats();
  const [search, setSearch] = useState('');
  const { data, isError } = useOffers(useDeferredValue(search.trim()));
  return (
    <Dialog title={text.copy.title} onClose={onClose}>
      <div className="grid gap-4">
        <TextField label={text.copy.search} value={search} maxLength={200} autoComplete="off" onChange={setSearch} />
        {isError && <p className="text-bad text-xs">{text.failed}</p>}
        {data?.rows.length === 0 && <p className="text-quiet text-xs">{text.copy.none}</p>}
        <ul className={`list-none border-edge rounded-2 overflow-auto ${styles.list}`}>
          {data?.rows.map(({ id, number, edition, state, title, quote, currency, total, changedAt }) => (
            <li key={id} className="border-b-hair">
              <button
                type="button"
                className={`grid gap-0.5 w-full text-start text-xs hover:bg-hover ring-inset ${styles.offer}`}
                onClick={() => onChoose(id)}
              >
                <span className="row flex-wrap justify-between gap-2 text-heading">
                  <span>
                    <bdi>{title || quote.name}</bdi>
                  </span>
                  <bdi dir="ltr">{formatAmount(total, currency)}</bdi>
                </span>
                <span className="row flex-wrap gap-2 text-quiet text-2xs">
                  <bdi dir="ltr">{numberOf({ number, edition })}</bdi>
                  <span>{text.states[state]}</span>
                  <bdi>{quote.name}</bdi>
                  <time dateTime={changedAt}>{dateFormats.day(changedAt)}</time>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
