import { type ClipboardEvent, useRef, useState } from 'react';
import { errorText } from '../../data/requests/office-error.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useStableHandlers } from './use-stable-handlers.ts';

interface SentFileOptions<Sent> {
  maxBytes: number;
  text: { one: string; tooLarge: string };
  send(file: File): Promise<Sent>;
  /** Gets what the server has made of it. */
  onSent(sent: Sent): void;
}

/** One file that is chosen, dropped or pasted, and sent at once. */
export function useSentFile<Sent>({ maxBytes, text, send, ...given }: SentFileOptions<Sent>) {
  const input = useRef<HTMLInputElement>(null);
  // A file takes a while: what is typed into other fields meanwhile is known to the newest handler alone.
  const { onSent } = useStableHandlers({ onSent: given.onSent });
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function choose(files: FileList | null): Promise<void> {
    const [file, ...others] = files ?? [];
    if (!file || isSending) return;
    const refused = others.length > 0 ? text.one : file.size > maxBytes ? text.tooLarge : undefined;
    setProblem(refused);
    if (refused) return;
    setIsSending(true);
    try {
      onSent(await send(file));
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setIsSending(false);
      // The same file can be chosen again.
      if (input.current) input.current.value = '';
    }
  }

  const { isOver, drop } = useFileDrop((files) => void choose(files));
  return {
    isSending,
    isOver,
    problem,
    forget: () => setProblem(undefined),
    /** Opens the browser's choice of files. */
    ask: () => input.current?.click(),
    /** Props of the input, which nobody sees: a button asks in its place. */
    input: {
      ref: input,
      type: 'file',
      className: 'visually-hidden',
      tabIndex: -1,
      'aria-hidden': true,
      onChange: ({ target }: { target: HTMLInputElement }) => void choose(target.files),
    },
    /** Props of the element that files are dropped on, and pasted into. */
    area: {
      ...drop,
      onPaste(event: ClipboardEvent) {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        void choose(event.clipboardData.files);
      },
    },
  } as const;
}
