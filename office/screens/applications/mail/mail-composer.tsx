import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { type Locale, locales } from '#contract/locales';
import type { ApplicationDetail, ApplicationStep } from '#contract/office/applications';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/account.ts';
import { detailKey } from '../../../data/application-cache.ts';
import { AnswerFields } from '../../quotes/answer/answer-fields.tsx';
import { AnswerPreview } from '../../quotes/answer/answer-preview.tsx';
import composer from '../../quotes/answer/composer.module.css';
import { ComposerFrame, NewerMessage, SendDock } from '../../quotes/answer/composer-frame.tsx';
import { isMessage } from '../../quotes/answer/messages.ts';
import { QuoteOther } from '../../quotes/answer/quote-other.tsx';
import { useQuoted } from '../../quotes/answer/quoted.ts';
import { useComposing } from '../../quotes/answer/use-composing.ts';
import { useDraft } from '../../quotes/answer/use-draft.ts';
import { ApplicationTimeline } from '../detail/application-timeline.tsx';
import { applicationGapValues } from './gap-values.ts';
import { MailAfterwards } from './mail-afterwards.tsx';
import styles from './mail-composer.module.css';
import { useSendMail } from './use-send-mail.ts';

/** What was written by both sides and went out: when there is more of it than there was, something newer has come. */
const messagesOf = ({ timeline }: ApplicationDetail) => timeline.filter(isMessage);

export function MailComposer({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const text = useText('answer');
  const { mail } = useText('applications');
  const me = useMe();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { id, fullName, locale, jobTitle, jobTitles } = application;
  // What the writer has read: a later message is a conflict.
  const [read, setRead] = useState({ version: application.version, messages: messagesOf(application).length });
  const [take, setTake] = useState(application.assigneeId === null);
  const [state, setState] = useState<ApplicationStep>();
  const [interviewAt, setInterviewAt] = useState(application.interviewAt);
  const lastSubject = messagesOf(application).findLast((entry) => entry.kind === 'answer')?.subject;
  const draft = useDraft(
    {
      ...{ call: 'applicationDraft', id, served: application.draft },
      take: (kept) =>
        void queries.setQueryData<ApplicationDetail>(detailKey(id), (detail) => (detail ? { ...detail, draft: kept } : detail)),
    },
    { subject: lastSubject ?? fillPlaceholders(mail.defaultSubject[locale], { job: jobTitles[locale] }), text: '' },
  );
  const quoted = useQuoted(application.timeline, fullName);
  const { send, isSending, isOutdated } = useSendMail(application, read.version);
  const composing = useComposing({
    ...{ draft, isSending, onClose },
    send: (written, options) =>
      send(
        {
          ...written,
          take,
          quotedId: quoted.quotedId,
          ...(state && { state }),
          ...(interviewAt !== application.interviewAt && { interviewAt }),
        },
        options,
      ),
  });
  const hasNewer = isOutdated || messagesOf(application).length > read.messages;

  const valuesIn = (language: Locale, interview = interviewAt) =>
    applicationGapValues({ ...application, interviewAt: interview, locale: language }, me.name);
  /** The time of the interview, or the gap that asks for it. */
  const interviewIn = (language: Locale, interview: string | null) =>
    valuesIn(language, interview).interview || `[[${text.gaps.interview}]]`;

  /** Whoever is given a time for an interview has come that far, unless the writer says otherwise. Its time in the text follows. */
  function inviteTo(day: string | null): void {
    setInterviewAt(day);
    const { written } = draft;
    const follow = (words: string) =>
      [locale, ...locales].reduce(
        (next, language) => next.replaceAll(interviewIn(language, interviewAt), interviewIn(language, day)),
        words,
      );
    const next = { subject: follow(written.subject), text: follow(written.text) };
    if (next.subject !== written.subject || next.text !== written.text) draft.change(next);
    if (day !== null && state === undefined && (application.state === 'new' || application.state === 'reading')) setState('interview');
  }

  return (
    <ComposerFrame
      title={fillPlaceholders(mail.title, { name: fullName })}
      name={fullName}
      summary={<bdi>{jobTitle}</bdi>}
      close={mail.close}
      draft={draft.state}
      onDiscard={() => void composing.discard()}
      onClose={onClose}
    >
      {hasNewer && (
        <NewerMessage
          {...{ isOutdated, isSending }}
          onShow={() => setRead({ version: application.version, messages: messagesOf(application).length })}
          onSendAnyway={() => void composing.submit(true)}
        />
      )}
      <div className={composer.columns}>
        <section className={classNames(styles.context, 'scroll')} aria-label={text.context.history}>
          <ApplicationTimeline application={application} isNarrow />
        </section>
        <section className={composer.editor} aria-label={mail.editor}>
          <div className={composer.scroll}>
            <AnswerFields
              {...composing.fields}
              to={application}
              purpose="applications"
              valuesIn={(language) => valuesIn(language)}
              onManage={() => void navigate({ to: '/templates' })}
            />
            <QuoteOther {...quoted} />
            <MailAfterwards {...{ application, take, state, interviewAt }} onTake={setTake} onState={setState} onInterview={inviteTo} />
          </div>
          <SendDock {...{ composing, isSending }} />
        </section>
        <AnswerPreview to={application} quoted={quoted.reply ?? null} written={draft.written} writer={me.name} />
      </div>
    </ComposerFrame>
  );
}
