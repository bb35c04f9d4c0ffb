import { ChevronLeft, RefreshCw, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { FormDock } from '../../parts/layout/form-dock.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import styles from './composer.module.css';
import { DraftNote } from './draft-note.tsx';
import type { DraftState } from './use-answer-draft.ts';
import type { useComposing } from './use-composing.ts';

interface ComposerFrameProps {
  title: string;
  /** The name of whoever it goes to. */
  name: string;
  summary: ReactNode;
  close: string;
  draft: DraftState;
  /** Whether there is anything that could be given up. */
  canDiscard: boolean;
  onDiscard(): void;
  onClose(): void;
  children: ReactNode;
}

/** The screen in which a mail is written, with the way back and what is said of its draft. */
export function ComposerFrame({ title, name, summary, close, draft, canDiscard, onDiscard, onClose, children }: ComposerFrameProps) {
  const text = useText('answer');
  return (
    <div className="column flex-1" data-composer>
      <div className={`flex items-center justify-between border-b-hair bg-bg phone-top phone-only ${styles.top}`}>
        <h1 className="visually-hidden">{title}</h1>
        <button type="button" className={`row gap-1 text-heading font-600 ${styles.back}`} onClick={onClose}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          <bdi>{name}</bdi>
        </button>
        <DraftNote state={draft} />
      </div>
      <div className="wide-only">
        <PageHeader
          title={title}
          summary={summary}
          actions={
            <>
              <DraftNote state={draft} />
              {canDiscard && <IconButton icon={Trash2} label={text.discard} onClick={onDiscard} />}
              <Button variant="ghost" onClick={onClose}>
                {close} <KeyHint keys="Esc" />
              </Button>
            </>
          }
        />
      </div>
      {children}
    </div>
  );
}

interface NewerMessageProps {
  /** Whether it kept a mail from going. */
  isOutdated: boolean;
  isSending: boolean;
  onShow(): void;
  onSendAnyway(): void;
}

/** Something has come that the writer has not read. */
export function NewerMessage({ isOutdated, isSending, onShow, onSendAnyway }: NewerMessageProps) {
  const { newer: text } = useText('answer');
  return (
    <Notice icon={RefreshCw} text={text.title} detail={text.text}>
      <Button size="small" onClick={onShow}>
        {text.show}
      </Button>
      {isOutdated && (
        <Button size="small" busy={isSending} onClick={onSendAnyway}>
          {text.anyway}
        </Button>
      )}
    </Notice>
  );
}

interface SendDockProps {
  composing: Pick<
    ReturnType<typeof useComposing>,
    'placeholders' | 'lacksText' | 'filesProblem' | 'copiesProblem' | 'goToPlaceholder' | 'submit'
  >;
  isSending: boolean;
}

/** Under the fields: why it cannot be sent yet, and the button that sends it. */
export function SendDock({
  composing: { placeholders, lacksText, filesProblem, copiesProblem, goToPlaceholder, submit },
  isSending,
}: SendDockProps) {
  const text = useText('answer');
  const counted = useCounted();
  const words =
    placeholders.length > 0
      ? counted(text.open, placeholders.length, { names: placeholders.join(', ') })
      : lacksText
        ? text.required
        : (copiesProblem ?? filesProblem);
  const problem =
    words === undefined
      ? undefined
      : {
          text: words,
          title: placeholders.length > 0 ? text.fill : undefined,
          ...((placeholders.length > 0 || lacksText) && { onClick: goToPlaceholder }),
        };
  return (
    <FormDock className={styles.dock} problem={problem}>
      <Button variant="primary" size="large" icon={Send} busy={isSending} onClick={() => void submit()}>
        {isSending ? text.sending : text.send} <KeyHint keys="Mod+Enter" />
      </Button>
    </FormDock>
  );
}
