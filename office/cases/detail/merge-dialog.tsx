import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import type { CaseRow, MergeCases } from '../../data/cases/cases.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { Dialog, DialogFoot } from '../../parts/messages/dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import type { CaseKind } from '../case-kind.ts';
import styles from './merge-dialog.module.css';

interface MergeDialogProps<Row extends CaseRow> {
  kind: Pick<CaseKind, 'topic' | 'path'>;
  of: CaseRow;
  /** Lists what it can become a part of, the newest first. */
  others: readonly Row[];
  merge: MergeCases;
  /** Says how one stands, and what it is about. */
  describe(row: Row): { state: ReactNode; about: string };
  onClose(): void;
}

/** Makes a case a part of another one of the same person, of whom there may be several. */
export function MergeDialog<Row extends CaseRow>({ kind, of, others, merge, describe, onClose }: MergeDialogProps<Row>) {
  const { merge: text } = useText(kind.topic);
  const dateFormats = useDateFormats();
  const navigate = useNavigate();
  const [targetId, setTargetId] = useState(others[0]?.id ?? '');
  const label = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  // `autoFocus` comes before the dialog is shown, and its first control is the cross.
  useEffect(() => cancel.current?.focus(), []);
  const mergeThem = useAction({
    async run() {
      const merged = await merge.mutateAsync({ id: of.id, targetId });
      onClose();
      void navigate({
        to: `${kind.path}/$id`,
        params: { id: merged.answer.id },
        search: ({ merge: _, ...search }: { merge?: true | undefined }) => search as never,
        replace: true,
      });
      return merged;
    },
    done: ({ answer }) => fillSentence(text.done, { reference: of.reference, other: answer.reference }),
    failed: text.failed,
  });
  if (others.length === 0)
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
          {fillSentence(text.into, { reference: of.reference })}
        </p>
        <fieldset className={`grid overflow-auto border-edge rounded-2 ${styles.choices}`} aria-labelledby={label}>
          {others.map((other) => {
            const { id, reference, receivedAt, email } = other;
            const { state, about } = describe(other);
            return (
              <label key={id} className="grid items-center gap-3 border-b-hair cursor-pointer">
                <input type="radio" name="target" value={id} checked={id === targetId} onChange={() => setTargetId(id)} />
                <span>
                  <span className={`row text-2xs flex-wrap ${styles.line}`}>
                    <bdi className="reference" dir="ltr">
                      {reference}
                    </bdi>
                    {state}
                    <time dateTime={receivedAt}>{dateFormats.day(receivedAt)}</time>
                    {email !== of.email && (
                      <bdi dir="ltr" className="text-quiet">
                        {email}
                      </bdi>
                    )}
                  </span>
                  <span className="truncate text-quiet text-xs block" dir="auto">
                    {about}
                  </span>
                </span>
              </label>
            );
          })}
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
