import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { QuoteDetail, QuoteState } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/account.ts';
import { OthersWriting } from '../../../parts/others-writing.tsx';
import { RichText } from '../../../parts/rich-text.tsx';
import { useDuration } from '../../../parts/waiting-time.tsx';
import { reminderAt } from '../reminders.ts';
import { Afterwards, type Reminder } from './afterwards.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import styles from './composer.module.css';
import { ComposerFrame, NewerMessage, SendDock } from './composer-frame.tsx';
import { ContextPane } from './context-pane.tsx';
import { gapValues } from './gap-values.ts';
import { isMessage } from './messages.ts';
import { QuoteOther } from './quote-other.tsx';
import { useQuoted } from './quoted.ts';
import { useComposing } from './use-composing.ts';
import { useQuoteDraft } from './use-quote-draft.ts';
import { useSendAnswer } from './use-send-answer.ts';

/** Answers and replies of a request: when there are more of them than there were, something newer has come. */
const messagesOf = ({ timeline }: QuoteDetail) => timeline.filter(isMessage);

export function Composer({ quote, onClose }: { quote: QuoteDetail; onClose(): void }) {
  const text = useText('answer');
  const me = useMe();
  const navigate = useNavigate();
  const duration = useDuration();
  // What the writer has read: a later message is a conflict.
  const [read, setRead] = useState({ version: quote.version, messages: messagesOf(quote).length });
  const [take, setTake] = useState(quote.assigneeId === null);
  const [state, setState] = useState<QuoteState>(quote.state === 'new' ? 'talk' : quote.state);
  const [reminder, setReminder] = useState<Reminder>(quote.state === 'new' ? 'threeDays' : 'none');
  const lastSubject = messagesOf(quote).findLast((entry) => entry.kind === 'answer')?.subject;
  const draft = useQuoteDraft(quote, { subject: lastSubject ?? text.defaultSubject[quote.locale], text: '' });
  const quoted = useQuoted(quote.timeline, quote.fullName);
  const last = quoted.reply ?? { at: quote.receivedAt, text: quote.message, name: quote.fullName };
  const { send, isSending, isOutdated } = useSendAnswer(quote, read.version);
  const composing = useComposing({
    ...{ draft, isSending, onClose },
    send: (written, options) =>
      send(
        { ...written, state, take, quotedId: quoted.quotedId, remindAt: reminder === 'none' ? null : reminderAt(reminder, new Date()) },
        options,
      ),
  });
  const hasNewer = isOutdated || messagesOf(quote).length > read.messages;

  return (
    <ComposerFrame
      title={fillPlaceholders(text.title, { name: quote.fullName })}
      name={quote.fullName}
      summary={
        quote.waitsSince &&
        quote.turn !== 'theirs' && <RichText text={fillPlaceholders(text.waits, { duration: duration(quote.waitsSince) })} />
      }
      close={text.close}
      draft={draft.state}
      onDiscard={() => void composing.discard()}
      onClose={onClose}
    >
      <OthersWriting ids={quote.writing} text={text.writing} detail={text.writingText} />
      {hasNewer && (
        <NewerMessage
          {...{ isOutdated, isSending }}
          onShow={() => {
            setRead({ version: quote.version, messages: messagesOf(quote).length });
            requestAnimationFrame(() => document.getElementById('answer-context')?.focus());
          }}
          onSendAnyway={() => void composing.submit(true)}
        />
      )}
      <div className={styles.columns}>
        <ContextPane key={read.version} quote={quote} />
        <section className={styles.editor} aria-label={text.editor}>
          <div className={styles.scroll}>
            <AnswerFields
              {...composing.fields}
              to={quote}
              purpose="quotes"
              valuesIn={(locale) => gapValues({ ...quote, locale }, me.name)}
              onManage={() => void navigate({ to: '/templates' })}
            />
            <QuoteOther {...quoted} />
            <Afterwards {...{ quote, take, state, reminder }} onTake={setTake} onState={setState} onReminder={setReminder} />
          </div>
          <SendDock {...{ composing, isSending }} />
        </section>
        <AnswerPreview to={quote} quoted={last} written={draft.written} writer={me.name} />
      </div>
    </ComposerFrame>
  );
}
