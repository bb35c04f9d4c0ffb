import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, CircleAlert, RefreshCw, Send, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { ApplicationDetail, ApplicationStep } from '#contract/office/applications';
import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/account.ts';
import { detailKey } from '../../../data/application-cache.ts';
import { useShortcut } from '../../../frame/shortcuts.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Head } from '../../../parts/head.tsx';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { firstOpenGap, openGaps } from '../../../parts/template-gaps.ts';
import { useToast } from '../../../parts/toast.tsx';
import { useTry } from '../../../parts/use-try.ts';
import { AnswerFields } from '../../quotes/answer/answer-fields.tsx';
import composer from '../../quotes/answer/composer.module.css';
import { DraftNote } from '../../quotes/answer/draft-note.tsx';
import { useDraft } from '../../quotes/answer/use-draft.ts';
import { ApplicationTimeline } from '../detail/application-timeline.tsx';
import { applicationGapValues } from './gap-values.ts';
import { MailAfterwards } from './mail-afterwards.tsx';
import styles from './mail-composer.module.css';
import { MailPreviewPane } from './mail-preview-pane.tsx';
import { useSendMail } from './use-send-mail.tsx';

/** What was written by both sides and went out: when there is more of it than there was, something newer has come. */
const messagesOf = ({ timeline }: ApplicationDetail) =>
  timeline.filter((entry) => entry.kind === 'reply' || (entry.kind === 'answer' && entry.fate.state !== 'taken-back'));

export function MailComposer({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const text = useText('answer');
  const { mail } = useText('applications');
  const me = useMe();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const attempt = useTry();
  const { id, fullName, locale, jobTitle } = application;
  // What the writer has read: a later message is a conflict.
  const [read, setRead] = useState({ version: application.version, messages: messagesOf(application).length });
  const [take, setTake] = useState(application.assigneeId === null);
  const [state, setState] = useState<ApplicationStep>();
  const [interviewAt, setInterviewAt] = useState(application.interviewAt);
  const [isTemplateOpen, setIsTemplateOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const lastSubject = messagesOf(application).findLast((entry) => entry.kind === 'answer')?.subject;
  const draft = useDraft(
    {
      ...{ call: 'applicationDraft', id, served: application.draft },
      take: (kept) =>
        void queries.setQueryData<ApplicationDetail>(detailKey(id), (detail) => (detail ? { ...detail, draft: kept } : detail)),
    },
    { subject: lastSubject ?? fillPlaceholders(mail.defaultSubject[locale], { job: jobTitle }), text: '' },
  );
  const { written } = draft;
  const { send, isSending, isOutdated } = useSendMail(application, read.version);
  const gaps = [...new Set([...openGaps(written.subject), ...openGaps(written.text)])];
  const hasNewer = isOutdated || messagesOf(application).length > read.messages;
  const isEmpty = written.subject.trim() === '' || written.text.trim() === '';

  useEffect(() => field.current?.focus(), []);

  async function submit(anyway = false): Promise<void> {
    if (isSending) return;
    setIsMissing(isEmpty);
    if (isEmpty || gaps.length > 0) return goToGap();
    await draft.settle();
    const changed = { ...(state && { state }), ...(interviewAt !== application.interviewAt && { interviewAt }) };
    const isSent = await send({ subject: written.subject.trim(), text: written.text.trim(), take, ...changed }, { anyway });
    if (!isSent) return;
    draft.forget();
    onClose();
  }

  /** Whoever is given a day for a talk has come that far, unless the writer says otherwise. */
  function inviteTo(day: string | null): void {
    setInterviewAt(day);
    if (day !== null && state === undefined && (application.state === 'new' || application.state === 'reading')) setState('interview');
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
    <div className={composer.screen}>
      <div className={composer.top}>
        <h1 className="visually-hidden">{fillPlaceholders(mail.title, { name: fullName })}</h1>
        <button type="button" className={composer.back} onClick={onClose}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          <bdi>{fullName}</bdi>
        </button>
        <DraftNote state={draft.state} />
      </div>
      <div className={composer.head}>
        <Head
          title={fillPlaceholders(mail.title, { name: fullName })}
          say={<bdi>{jobTitle}</bdi>}
          actions={
            <>
              <DraftNote state={draft.state} />
              {draft.state.kind !== 'none' && <IconButton icon={Trash2} label={text.discard} onClick={() => void discard()} />}
              <Button look="ghost" onClick={onClose}>
                {mail.close} <KeyHint keys="Esc" />
              </Button>
            </>
          }
        />
      </div>
      {hasNewer && (
        <Notice icon={RefreshCw} text={text.newer.title} detail={text.newer.text}>
          <Button size="small" onClick={() => setRead({ version: application.version, messages: messagesOf(application).length })}>
            {text.newer.show}
          </Button>
          {isOutdated && (
            <Button size="small" busy={isSending} onClick={() => void submit(true)}>
              {text.newer.anyway}
            </Button>
          )}
        </Notice>
      )}
      <div className={composer.columns}>
        <section className={classNames(styles.context, 'scroll')} aria-label={text.context.history}>
          <ApplicationTimeline application={application} isNarrow />
        </section>
        <section className={composer.editor} aria-label={mail.editor}>
          <div className={composer.scroll}>
            <AnswerFields
              {...{ written, field, isTemplateOpen, isMissing }}
              to={application}
              purpose="applications"
              valuesIn={(language) => applicationGapValues({ ...application, interviewAt, locale: language }, me.name)}
              onTemplateOpen={setIsTemplateOpen}
              onChange={draft.change}
              onManage={() => void navigate({ to: '/templates' })}
            />
            <MailAfterwards {...{ application, take, state, interviewAt }} onTake={setTake} onState={setState} onInterview={inviteTo} />
          </div>
          <div className={composer.dock}>
            <OpenGaps gaps={gaps} isMissing={isMissing && isEmpty} onGo={goToGap} />
            <Button look="gold" size="large" icon={Send} busy={isSending} onClick={() => void submit()}>
              {isSending ? text.sending : text.send} <KeyHint keys="Mod+Enter" />
            </Button>
          </div>
        </section>
        <MailPreviewPane application={application} written={written} writer={me.name} />
      </div>
    </div>
  );
}

/** Why it cannot be sent yet; a press leads there. */
function OpenGaps({ gaps, isMissing, onGo }: { gaps: readonly string[]; isMissing: boolean; onGo(): void }) {
  const text = useText('answer');
  const counted = useCounted();
  const words = gaps.length > 0 ? counted(text.open, gaps.length, { names: gaps.join(', ') }) : isMissing ? text.required : undefined;
  return (
    <div className={composer.open} role="status">
      {words && (
        <button type="button" onClick={onGo} title={gaps.length > 0 ? text.fill : undefined}>
          <CircleAlert className="icon" aria-hidden />
          <span>{words}</span>
        </button>
      )}
    </div>
  );
}
