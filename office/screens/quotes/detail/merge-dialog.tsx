import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../../content/use-text.ts';
import { useMergeQuotes } from '../../../data/cases/quotes.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Form } from '../../../parts/fields/form.tsx';
import { Dialog, DialogFoot } from '../../../parts/messages/dialog.tsx';
import { useAction } from '../../../parts/messages/use-action.ts';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import type { QuoteSearch } from '../quote-search.ts';
import { QuoteStateLabel } from '../quote-state.tsx';
import styles from './merge-dialog.module.css';

/** Makes this quote a part of another one of the same person, of whom there may be several. */
export function MergeDialog({ quote, onClose }: { quote: QuoteDetail; onClose(): void }) {
  const { merge: text } = useText('quotes');
  const dateFormats = useDateFormats();
  const navigate = useNavigate();
  const merge = useMergeQuotes();
  const [targetId, setTargetId] = useState(quote.earlier[0]?.id ?? '');
  const label = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  // `autoFocus` comes before the dialog is shown, and its first control is the cross.
  useEffect(() => cancel.current?.focus(), []);
  const mergeThem = useAction({
    async run() {
      const merged = await merge.mutateAsync({ id: quote.id, targetId });
      onClose();
      void navigate({
        to: '/quotes/$id',
        params: { id: merged.answer.id },
        search: ({ merge: _, ...search }: QuoteSearch) => search,
        replace: true,
      });
      return merged;
    },
    done: ({ answer }) => fillPlaceholders(text.done, { reference: quote.reference, other: answer.reference }),
    failed: text.failed,
  });
  if (quote.earlier.length === 0)
    return (
      <Dialog title={text.title} onClose={onClose}>
        <p>{text.alone}</p>
        <DialogFoot>
          <Button ref={cancel} onClick={onClose}>
            {text.close}
          </Button>
        </DialogFoot>
      </Dialog>
    );
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Form onSubmit={() => void mergeThem()}>
        <p>{text.text}</p>
        <p id={label} className={`text-heading font-600 ${styles.label}`}>
          {fillPlaceholders(text.into, { reference: quote.reference })}
        </p>
        <fieldset className={`grid overflow-auto border-edge rounded-2 ${styles.choices}`} aria-labelledby={label}>
          {quote.earlier.map(({ id, reference, receivedAt, excerpt, state, email }) => (
            <label key={id} className="grid items-center gap-3 border-b-hair cursor-pointer">
              <input type="radio" name="target" value={id} checked={id === targetId} onChange={() => setTargetId(id)} />
              <span>
                <span className={`row text-2xs flex-wrap ${styles.line}`}>
                  <bdi className="reference" dir="ltr">
                    {reference}
                  </bdi>
                  <QuoteStateLabel state={state} />
                  <time dateTime={receivedAt}>{dateFormats.day(receivedAt)}</time>
                  {email !== quote.email && (
                    <bdi dir="ltr" className="text-quiet">
                      {email}
                    </bdi>
                  )}
                </span>
                <span className="truncate text-quiet text-xs block" dir="auto">
                  {excerpt}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <DialogFoot>
          <Button ref={cancel} variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" busy={merge.isPending}>
            {text.confirm}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
