import { useEffect, useRef, useState } from 'react';
import { useText } from '../../content/use-text.ts';
import { useShortcut } from '../../frame/shortcuts.ts';
import { firstOpenGap, openGaps } from '../../parts/template-gaps.ts';
import { useAction } from '../../parts/use-action.ts';
import type { useDraft, Written } from './use-draft.ts';

interface Composing {
  draft: ReturnType<typeof useDraft>;
  isSending: boolean;
  /** Sends what is written, without spaces at the ends; true when it goes. `anyway`: even if something newer has come. */
  send(written: Written, options: { anyway: boolean }): Promise<boolean>;
  onClose(): void;
}

/** What is done with a mail that is being written: it is sent once nothing is missing or open in it, or discarded. */
export function useComposing({ draft, isSending, send, onClose }: Composing) {
  const text = useText('answer');
  const [isTemplateOpen, setIsTemplateOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isSettling, setIsSettling] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { written } = draft;
  const gaps = [...new Set([...openGaps(written.subject), ...openGaps(written.text)])];
  const isEmpty = written.subject.trim() === '' || written.text.trim() === '';

  useEffect(() => field.current?.focus(), []);

  async function submit(anyway = false): Promise<void> {
    if (isSending || isSettling) return;
    setIsMissing(isEmpty);
    if (isEmpty || gaps.length > 0) return goToGap();
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

  function goToGap(): void {
    const gap = firstOpenGap(written.text);
    field.current?.focus();
    if (gap) field.current?.setSelectionRange(gap.start, gap.end);
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
    goToGap,
    discard,
    gaps,
    /** Whether there was an attempt to send it while something was missing, and still is. */
    lacksWords: isMissing && isEmpty,
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
