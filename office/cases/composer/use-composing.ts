import { useEffect, useRef, useState } from 'react';
import { typedAddresses } from '#contract/office/mail';
import { firstOpenPlaceholder, openPlaceholders } from '#contract/text/template-placeholders';
import { useText } from '../../content/use-text.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { mentionsAttachment } from './mentions-attachment.ts';
import type { useAnswerDraft, Written } from './use-answer-draft.ts';
import type { Attachments } from './use-attachments.ts';
import { useCopies } from './use-copies.ts';

interface Composing {
  draft: ReturnType<typeof useAnswerDraft>;
  files: Pick<Attachments, 'ask' | 'attached' | 'isUnderWay' | 'hasFailed'>;
  isSending: boolean;
  /** Sends what is written, without spaces at the ends, to those who get a copy too; true when it goes. `anyway`: even if something newer has come. */
  send(written: Omit<Written, 'cc' | 'bcc'> & Record<'cc' | 'bcc', string[]>, options: { anyway: boolean }): Promise<boolean>;
  onClose(): void;
}

/** Sends a mail that is being written once nothing is missing or open in it, or discards it. */
export function useComposing({ draft, files, isSending, send, onClose }: Composing) {
  const text = useText('answer');
  const { waiting, failed } = useText('attachments');
  const [isTemplateOpen, setIsTemplateOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isSettling, setIsSettling] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { written } = draft;
  const placeholders = [...new Set([...openPlaceholders(written.subject), ...openPlaceholders(written.text)])];
  const copies = useCopies(written);
  const isEmpty = written.subject.trim() === '' || written.text.trim() === '';

  useEffect(() => field.current?.focus(), []);

  async function submit(anyway = false): Promise<void> {
    if (isSending || isSettling) return;
    setIsMissing(isEmpty);
    if (isEmpty || placeholders.length > 0) return goToPlaceholder();
    if (files.isUnderWay || files.hasFailed || copies.problem) return;
    setIsSettling(true);
    try {
      const { subject, text: words, cc, bcc, ...rest } = await draft.settle();
      const isSent = await send(
        { ...rest, subject: subject.trim(), text: words.trim(), cc: typedAddresses(cc), bcc: typedAddresses(bcc) },
        { anyway },
      );
      if (!isSent) return;
      await draft.forget();
      onClose();
    } finally {
      setIsSettling(false);
    }
  }

  function goToPlaceholder(): void {
    const placeholder = firstOpenPlaceholder(written.text);
    field.current?.focus();
    if (placeholder) field.current?.setSelectionRange(placeholder.start, placeholder.end);
  }

  const discard = useAction({ run: () => draft.discard().then(onClose), done: text.discarded });

  function openTemplates(): void {
    // A menu does not take the focus away from somebody who types.
    field.current?.blur();
    setIsTemplateOpen(true);
  }

  useShortcut('answer', { 'Mod+Enter': () => void submit(), 'Mod+/': openTemplates, 'Mod+Shift+A': files.ask });
  useShortcut('everywhere', { Escape: onClose });

  return {
    submit,
    goToPlaceholder,
    discard,
    placeholders,
    /** Whether there was an attempt to send it while something was missing, and still is. */
    lacksText: isMissing && isEmpty,
    /** Says why files keep it from being sent. */
    filesProblem: files.isUnderWay ? waiting : files.hasFailed ? failed : undefined,
    /** Says which address of those who get a copy is none. */
    copiesProblem: copies.problem,
    /** Whether its text says that something is attached, and nothing is. */
    lacksFile: files.attached.length === 0 && !files.isUnderWay && mentionsAttachment(written.text),
    /** For the fields. */
    fields: {
      written,
      field,
      isMissing,
      isSending: isSending || isSettling,
      isTemplateOpen,
      onTemplateOpen: setIsTemplateOpen,
      onChange: draft.change,
      onAttach: files.ask,
    },
  };
}
