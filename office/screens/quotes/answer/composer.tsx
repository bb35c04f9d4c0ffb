import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, CircleAlert, MessagesSquare, RefreshCw, Send, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { QuoteDetail, QuoteState } from '#contract/office/quotes';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/account.ts';
import { useColleagues } from '../../../data/colleagues.ts';
import { useShortcut } from '../../../frame/shortcuts.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Head } from '../../../parts/head.tsx';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { RichText } from '../../../parts/rich-text.tsx';
import { firstOpenGap, openGaps } from '../../../parts/template-gaps.ts';
import { useToast } from '../../../parts/toast.tsx';
import { useTry } from '../../../parts/use-try.ts';
import { useDuration } from '../../../parts/waiting-time.tsx';
import { reminderAt } from '../reminders.ts';
import { Afterwards, type Reminder } from './afterwards.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import styles from './composer.module.css';
import { ContextPane } from './context-pane.tsx';
import { DraftNote } from './draft-note.tsx';
import { gapValues } from './gap-values.ts';
import { isMessage } from './messages.ts';
import { useQuoteDraft } from './use-quote-draft.ts';
import { useSendAnswer } from './use-send-answer.tsx';

/** Answers and replies of a request: when there are more of them than there were, something newer has come. */
const messagesOf = ({ timeline }: QuoteDetail) => timeline.filter(isMessage);

export function Composer({ quote, onClose }: { quote: QuoteDetail; onClose(): void }) {
  const text = useText('answer');
  const me = useMe();
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useTry();
  const duration = useDuration();
  // What the writer has read: a later message is a conflict.
  const [read, setRead] = useState({ version: quote.version, messages: messagesOf(quote).length });
  const [take, setTake] = useState(quote.assigneeId === null);
  const [state, setState] = useState<QuoteState>(quote.state === 'new' ? 'talk' : quote.state);
  const [reminder, setReminder] = useState<Reminder>(quote.state === 'new' ? 'threeDays' : 'none');
  const [isTemplateOpen, setIsTemplateOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const lastSubject = messagesOf(quote).findLast((entry) => entry.kind === 'answer')?.subject;
  const draft = useQuoteDraft(quote, { subject: lastSubject ?? text.defaultSubject[quote.locale], text: '' });
  const { written } = draft;
  const { send, isSending, isOutdated } = useSendAnswer(quote, read.version);
  const gaps = [...new Set([...openGaps(written.subject), ...openGaps(written.text)])];
  const hasNewer = isOutdated || messagesOf(quote).length > read.messages;

  useEffect(() => field.current?.focus(), []);

  async function submit(anyway = false): Promise<void> {
    if (isSending) return;
    const isEmpty = written.subject.trim() === '' || written.text.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty || gaps.length > 0) return goToGap();
    await draft.settle();
    const remindAt = reminder === 'none' ? null : reminderAt(reminder, new Date());
    const isSent = await send({ subject: written.subject.trim(), text: written.text.trim(), state, take, remindAt }, { anyway });
    if (!isSent) return;
    draft.forget();
    onClose();
  }

  function goToGap(): void {
    const gap = firstOpenGap(written.text);
    field.current?.focus();
    if (gap) field.current?.setSelectionRange(gap.start, gap.end);
  }

  const discard = () =>
    attempt(async () => {
      await draft.discard();
      toast.done(text.discarded);
      onClose();
    });

  function openTemplates(): void {
    // A menu does not take the focus away from somebody who types.
    field.current?.blur();
    setIsTemplateOpen(true);
  }

  useShortcut('answer', { 'Mod+Enter': () => void submit(), 'Mod+/': openTemplates });
  useShortcut('everywhere', { Escape: onClose });

  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1 className="visually-hidden">{fillPlaceholders(text.title, { name: quote.fullName })}</h1>
        <button type="button" className={styles.back} onClick={onClose}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          <bdi>{quote.fullName}</bdi>
        </button>
        <DraftNote state={draft.state} />
      </div>
      <div className={styles.head}>
        <Head
          title={fillPlaceholders(text.title, { name: quote.fullName })}
          say={
            quote.waitsSince &&
            quote.turn !== 'theirs' && <RichText text={fillPlaceholders(text.waits, { duration: duration(quote.waitsSince) })} />
          }
          actions={
            <>
              <DraftNote state={draft.state} />
              {draft.state.kind !== 'none' && <IconButton icon={Trash2} label={text.discard} onClick={() => void discard()} />}
              <Button look="ghost" onClick={onClose}>
                {text.close} <KeyHint keys="Esc" />
              </Button>
            </>
          }
        />
      </div>
      <OthersWriting ids={quote.writing} />
      {hasNewer && (
        <Notice icon={RefreshCw} text={text.newer.title} detail={text.newer.text}>
          <Button
            size="small"
            onClick={() => {
              setRead({ version: quote.version, messages: messagesOf(quote).length });
              requestAnimationFrame(() => document.getElementById('answer-context')?.focus());
            }}
          >
            {text.newer.show}
          </Button>
          {isOutdated && (
            <Button size="small" busy={isSending} onClick={() => void submit(true)}>
              {text.newer.anyway}
            </Button>
          )}
        </Notice>
      )}
      <div className={styles.columns}>
        <ContextPane key={read.version} quote={quote} />
        <section className={styles.editor} aria-label={text.editor}>
          <div className={styles.scroll}>
            <AnswerFields
              {...{ written, field, isTemplateOpen }}
              to={quote}
              purpose="quotes"
              valuesIn={(locale) => gapValues({ ...quote, locale }, me.name)}
              isMissing={isMissing}
              onTemplateOpen={setIsTemplateOpen}
              onChange={draft.change}
              onManage={() => void navigate({ to: '/templates' })}
            />
            <Afterwards {...{ quote, take, state, reminder }} onTake={setTake} onState={setState} onReminder={setReminder} />
          </div>
          <div className={styles.dock}>
            <OpenGaps gaps={gaps} isMissing={isMissing && (written.subject.trim() === '' || written.text.trim() === '')} onGo={goToGap} />
            <Button look="gold" size="large" icon={Send} busy={isSending} onClick={() => void submit()}>
              {isSending ? text.sending : text.send} <KeyHint keys="Mod+Enter" />
            </Button>
          </div>
        </section>
        <AnswerPreview quote={quote} written={written} writer={me.name} />
      </div>
    </div>
  );
}

function OthersWriting({ ids }: { ids: readonly string[] }) {
  const text = useText('answer');
  const { formerColleague } = useText('quotes');
  const counted = useCounted();
  const { colleague } = useColleagues();
  if (ids.length === 0) return null;
  const names = ids.map((id) => colleague(id)?.name ?? formerColleague).join(', ');
  return <Notice icon={MessagesSquare} text={counted(text.writing, ids.length, { names })} detail={text.writingText} />;
}

/** Why it cannot be sent yet; a press leads there. */
function OpenGaps({ gaps, isMissing, onGo }: { gaps: readonly string[]; isMissing: boolean; onGo(): void }) {
  const text = useText('answer');
  const counted = useCounted();
  const words = gaps.length > 0 ? counted(text.open, gaps.length, { names: gaps.join(', ') }) : isMissing ? text.required : undefined;
  return (
    <div className={styles.open} role="status">
      {words && (
        <button type="button" onClick={onGo} title={gaps.length > 0 ? text.fill : undefined}>
          <CircleAlert className="icon" aria-hidden />
          <span>{words}</span>
        </button>
      )}
    </div>
  );
}
