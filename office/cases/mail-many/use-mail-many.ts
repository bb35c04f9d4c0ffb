import { useState } from 'react';
import { locales } from '#contract/locales';
import type { MailToMany } from '#contract/office/cases/mail-many';
import type { TemplatePurpose } from '#contract/office/mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import type { CaseRow } from '../../data/cases/cases.ts';
import { useUndoEvents } from '../../data/company/undo-events.ts';
import { useMailToMany, type WrittenToMany } from '../../data/mails/mail-many.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { useToast } from '../../parts/messages/toast.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import type { CaseKind } from '../case-kind.ts';
import type { Leaving } from './leaving-field.tsx';
import { type ManyDraft, problemOf, sentTexts } from './mail-many-draft.ts';
import { useManyTexts } from './use-many-texts.ts';

interface MailManyOptions<Row> {
  kind: Pick<CaseKind, 'topic' | 'storedPrefix'>;
  purpose: TemplatePurpose;
  rows: readonly Row[];
  /** The state that they get with it. */
  state: string | undefined;
  onSent(): void;
}

/** One mail to many while it is written, and its sending, which is one step of undo. */
export function useMailMany<Row extends CaseRow>({ kind, purpose, rows, state, onSent }: MailManyOptions<Row>) {
  const { many: text } = useText('answer');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const toast = useToast();
  const undoEvents = useUndoEvents();
  const { texts, templates, choose, change, write, sent } = useManyTexts({ kind, purpose, declines: state === 'declined' });
  const [leaving, setLeaving] = useState<Leaving>({ kind: 'now' });
  const [isChecked, setIsChecked] = useState(false);
  const key = useIdempotencyKey();
  const send = useMailToMany(kind.topic);
  const used = locales.filter((locale) => rows.some((row) => row.locale === locale));
  const problem = problemOf({ texts }, used, purpose);

  function sayLeftOut({ leftOut }: WrittenToMany): void {
    const names = leftOut.map(({ name, reason }) => fillSentence(text.person, { name, reason: text.reasons[reason] }));
    if (names.length > 0) toast.failed(fillSentence(text.leftOut, { names: names.join(text.separator) }));
  }

  const run = useAction({
    async run(mail: MailToMany) {
      const written = await send.mutateAsync({ mail, key: key.of(mail) });
      key.renew();
      sayLeftOut(written);
      // Whoever reached nobody writes it otherwise.
      if (written.written.length > 0) {
        sent(used);
        onSent();
      }
      return written;
    },
    done: ({ written, leavesAt }, mail) => {
      if (written.length === 0) return undefined;
      if (mail.leavesAt === undefined) return counted(text.done, written.length);
      return counted(text.doneLater, written.length, { when: dateFormats.full(leavesAt) });
    },
    // What was written is there again, to be sent otherwise.
    async undo({ events }, { texts }) {
      await undoEvents(events);
      write(texts as Partial<ManyDraft['texts']>);
    },
    failed: text.failed,
  });

  function submit(): void {
    setIsChecked(true);
    if (problem || rows.length === 0 || send.isPending) return;
    void run({
      ids: rows.map(({ id }) => id),
      versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
      ...(state !== undefined && { state }),
      texts: sentTexts({ texts }, used),
      ...(leaving.kind !== 'now' && { leavesAt: leaving.at }),
    });
  }

  return {
    texts,
    templates,
    choose,
    change,
    used,
    leaving,
    setLeaving,
    submit,
    isSending: send.isPending,
    /** Known from the first attempt on. */
    problem: isChecked ? problem : undefined,
  };
}
