import { useEffect, useRef, useState } from 'react';
import { useText } from '../../content/use-text.ts';
import { firstOpenPlaceholder, openPlaceholders } from '../../parts/mails/template-placeholders.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import type { useDraft, Written } from './use-draft.ts';

interface Composing {
  draft: ReturnType<typeof useDraft>;
  isSending: boolean;
  /** Sends what is written, without spaces at the ends; true when it goes. `anyway`: even if something newer has come. */
  send(written: Written, options: { anyway: boolean }): Promise<boolean>;
  onClose(): void;
}

/** Sends a mail that is being written once nothing is missing or open in it, or discards it. */
export function useComposing({ draft, isSending, send, onClose }: Composing) {
  const text = useText('answer');
  const [isTemplateOpen, setIsTemplateOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isSettling, setIsSettling] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { written } = draft;
  const placeholders = [...new Set([...openPlaceholders(written.subject), ...openPlaceholders(written.text)])];
  const isEmpty = written.subject.trim() === '' || written.text.trim() === '';

  useEffect(() => field.current?.focus(), []);

  async function submit(anyway = false): Promise<void> {
    if (isSending || isSettling) return;
    setIsMissing(isEmpty);
    if (isEmpty || placeholders.length > 0) return goToPlaceholder();
    setIsSettling(true);
    try {
      const newest = await draft.settle();
      const isSent = await send({ subject: newest.subject.trim(), text: newest.text.trim() }, { anyway });
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

  useShortcut('answer', { 'Mod+Enter': () => void submit(), 'Mod+/': openTemplates });
  useShortcut('everywhere', { Escape: onClose });

  return {
    submit,
    goToPlaceholder,
    discard,
    placeholders,
    /** Whether there was an attempt to send it while something was missing, and still is. */
    lacksText: isMissing && isEmpty,
    /** For the fields. */
    fields: {
      written,
      field,
      isMissing,
      isSending: isSending || isSettling,
      isTemplateOpen,
      onTemplateOpen: setIsTemplateOpen,
      onChange: draft.change,
    },
  };
}
