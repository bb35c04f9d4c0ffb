import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { currencyDecimals, formatDecimal } from '#contract/offers/money';
import { offerLimits } from '#contract/offers/offer-limits';
import { sumsOf } from '#contract/offers/sum-offer';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import { Button, IconButton } from '../../../parts/buttons/button.tsx';
import { FieldError } from '../../../parts/fields/field.tsx';
import { MoveHandle } from '../../../parts/order/move-handle.tsx';
import { type Order, useOrder } from '../../../parts/order/use-order.ts';
import styles from './line-rows.module.css';
import { type OfferForm, pastedLines, shownOf, type TypedLine } from './offer-form.ts';
import { type Row, useLines } from './use-lines.ts';

interface LineRowsProps {
  form: OfferForm;
  wrong: ReadonlySet<string>;
  onChange(lines: TypedLine[]): void;
}

/** The lines of an offer: Enter adds one, rows of a spreadsheet are pasted as lines. */
export function LineRows({ form, wrong, onChange }: LineRowsProps) {
  const { editor: text } = useText('offers');
  const list = useRef<HTMLOListElement>(null);
  const lines = useLines({ lines: form.lines, list, onChange });
  const order = useOrder<Row>({
    list,
    loaded: lines.rows,
    total: lines.rows.length,
    nameOf: (row) => row.text.trim().slice(0, 60) || fillSentence(text.lineNumber, { number: row.place }),
    send: lines.move,
    text: text.order,
    failed: text.order.failed,
  });
  const last = lines.rows.length - 1;
  return (
    <fieldset className={styles.lines}>
      <legend>{text.lines}</legend>
      <div className={`text-quiet text-2xs ${styles.head}`} aria-hidden="true">
        <span />
        <span>{text.text}</span>
        <span>{text.quantity}</span>
        <span>{text.unit}</span>
        <span>{fillSentence(text.price, { currency: form.currency })}</span>
        <span>{text.amount}</span>
      </div>
      <ol ref={list} className="list-none border-edge rounded-2 bg-well clip">
        {order.rows.map((row) => (
          <LineRow key={row.id} {...{ row, order, form, wrong, lines }} />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
      {(wrong.has('lines') || [...wrong].some((field) => field.startsWith('lines.'))) && (
        <FieldError text={wrong.has('lines') && !lines.rows.some(({ price }) => price) ? text.noLines : text.linesWrong} />
      )}
      <div className="row flex-wrap gap-2">
        <Button size="small" icon={Plus} disabled={lines.rows.length >= offerLimits.lines} onClick={() => lines.addBelow(last)}>
          {text.addLine}
        </Button>
        <span className="text-quiet text-2xs">{text.linesHint}</span>
      </div>
    </fieldset>
  );
}

interface LineRowProps {
  row: Row;
  order: Order<Row>;
  form: OfferForm;
  wrong: ReadonlySet<string>;
  lines: ReturnType<typeof useLines>;
}

function LineRow({ row, order, form, wrong, lines }: LineRowProps) {
  const { editor: text } = useText('offers');
  const index = lines.rows.findIndex(({ id }) => id === row.id);
  const numbered = (label: string) => fillSentence(text.ofLine, { label, number: row.place });

  function onKeyDown(event: KeyboardEvent): void {
    // With Shift it is a line break in the text, with Ctrl it saves; while a word is being composed it ends that.
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (form.lines.length < offerLimits.lines) lines.addBelow(index);
  }
  function onPaste(event: ClipboardEvent): void {
    const pasted = pastedLines(event.clipboardData.getData('text/plain'))?.slice(0, offerLimits.lines - form.lines.length + 1);
    if (!pasted || pasted.length === 0) return;
    event.preventDefault();
    lines.insert(index, pasted);
  }
  const cell = (field: keyof TypedLine, label: string, maxLength: number) => ({
    'data-field': field,
    'aria-label': numbered(label),
    'aria-invalid': wrong.has(`lines.${index}.${field}`) || undefined,
    value: row[field],
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => lines.change(index, { [field]: target.value }),
  });
  const price = fillSentence(text.price, { currency: form.currency });
  const number = { inputMode: 'decimal', dir: 'ltr' } as const;
  return (
    <li
      data-id={row.id}
      data-moving={order.isMoving(row.id) || undefined}
      className={`border-b-hair text-xs ${styles.row}`}
      {...{ onKeyDown, onPaste }}
    >
      <MoveHandle order={order} row={row} className={`icon-button ${styles.handle}`} />
      <textarea className={styles.text} rows={1} dir="auto" placeholder={text.textExample} {...cell('text', text.text, offerLimits.text)} />
      <Labelled label={text.quantity}>
        <input className={styles.number} {...number} {...cell('quantity', text.quantity, 14)} />
      </Labelled>
      <Labelled label={text.unit}>
        <input dir="auto" placeholder={text.unitExample} {...cell('unit', text.unit, offerLimits.unit)} />
      </Labelled>
      <Labelled label={price}>
        <input className={styles.number} {...number} {...cell('price', price, 20)} />
      </Labelled>
      <Labelled label={text.amount}>
        <output className={styles.amount}>
          <bdi dir="ltr">{amountOf(form, row)}</bdi>
        </output>
      </Labelled>
      <IconButton className={styles.remove} icon={X} label={numbered(text.removeLine)} onClick={() => lines.remove(index)} />
    </li>
  );
}

/** On a phone, where the columns have no head, what is in a field stands over it; each field has its name for screen readers already. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.labelled}>
    <span className="phone-only text-quiet text-2xs" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);

function amountOf({ currency, ...form }: OfferForm, row: TypedLine): string {
  const shown = shownOf({ ...form, currency, lines: [row], discountKind: 'none' });
  return formatDecimal(sumsOf({ ...shown, discount: null }, null).lines[0] ?? 0, currencyDecimals(currency));
}
