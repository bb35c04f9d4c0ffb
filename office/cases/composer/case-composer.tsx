import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { attachmentTypes } from '#contract/office/mails/attachments';
import { useText } from '../../content/use-text.ts';
import type { CaseDetail } from '../../data/cases/cases.ts';
import { OthersWriting } from '../../parts/people/others-writing.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { AttachmentField, MissingFile } from './attachment-field.tsx';
import styles from './composer.module.css';
import { ComposerFrame, NewerMessage, SendDock } from './composer-frame.tsx';
import { QuoteOther } from './quote-other.tsx';
import type { CaseComposer as Composer } from './use-case-composer.ts';

/** For the browser's choice of files. */
const acceptedFiles = Object.keys(attachmentTypes)
  .map((extension) => `.${extension}`)
  .join(',');

interface CaseComposerProps extends Pick<ComponentProps<typeof AnswerFields>, 'purpose' | 'valuesIn'> {
  composer: Composer;
  detail: CaseDetail;
  text: { title: string; close: string; editor: string };
  summary: ReactNode;
  /** Shows what there is to know while it is written. */
  context: ReactNode;
  /** Is quoted where they have not written since the form. */
  form?: ComponentProps<typeof AnswerPreview>['quoted'];
  onClose(): void;
  /** Shows what happens when it goes. */
  children: ReactNode;
}

/** Shows a mail about a case while it is written, beside what there is to know, and the mail that it becomes. */
export function CaseComposer(props: CaseComposerProps) {
  const { composer, detail, text, summary, context, form = null, purpose, valuesIn, onClose, children } = props;
  const { draft, files, quoted, composing, isSending, isOutdated } = composer;
  const answer = useText('answer');
  const navigate = useNavigate();
  return (
    <ComposerFrame
      {...{ title: text.title, close: text.close, name: detail.fullName, summary, draft: draft.state, onClose }}
      canDiscard={draft.state.kind !== 'none' || files.attached.length > 0}
      onDiscard={() => void composing.discard()}
    >
      <OthersWriting ids={detail.writing} text={answer.writing} detail={answer.writingText} />
      {composer.hasNewer && (
        <NewerMessage {...{ isOutdated, isSending }} onShow={composer.showNewer} onSendAnyway={() => void composing.submit(true)} />
      )}
      <input {...files.input} multiple accept={acceptedFiles} />
      <div className={`grid flex-1 min-h-0 border-t-hair ${styles.columns}`} {...files.area}>
        {context}
        <section className="flex flex-col" aria-label={text.editor}>
          <div className={`grid flex-1 gap-4 content-start min-h-0 overflow-auto scrollbar-thin phone:overflow-visible ${styles.scroll}`}>
            <AnswerFields
              {...composing.fields}
              {...{ to: detail, purpose, valuesIn }}
              replyTo={
                detail.replyTo === null
                  ? undefined
                  : { address: detail.replyTo, isUsed: !composer.ignoresReplyTo, onUse: (isUsed) => composer.setIgnoresReplyTo(!isUsed) }
              }
              onManage={() => void navigate({ to: '/templates' })}
            />
            <AttachmentField files={files} isSending={composing.fields.isSending} />
            {composing.lacksFile && <MissingFile onAttach={files.ask} />}
            <QuoteOther {...quoted} />
            {children}
          </div>
          <SendDock {...{ composing, isSending }} />
        </section>
        <AnswerPreview to={detail} quoted={quoted.reply ?? form} written={draft.written} files={files.attached} writer={composer.me.name} />
      </div>
    </ComposerFrame>
  );
}
