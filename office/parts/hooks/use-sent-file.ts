import { useRef, useState } from 'react';
import { errorText } from '../../data/requests/office-error.ts';
import type { Sending } from '../../data/requests/send-file.ts';
import { useFileSource } from './use-file-source.ts';
import { useStableHandlers } from './use-stable-handlers.ts';

interface SentFileOptions<Sent> {
  maxBytes: number;
  text: { one: string; tooLarge: string };
  send(file: File, sending: Sending): Promise<Sent>;
  /** Gets what the server has made of it. */
  onSent(sent: Sent): void;
}

/** One file that is chosen, dropped or pasted, and sent at once. */
export function useSentFile<Sent>({ maxBytes, text, send, ...given }: SentFileOptions<Sent>) {
  // A file takes a while: what is typed into other fields meanwhile is known to the newest handler alone.
  const { onSent } = useStableHandlers({ onSent: given.onSent });
  const [isSending, setIsSending] = useState(false);
  const [progress, setProgress] = useState(0);
  const cancelling = useRef<AbortController>(undefined);
  const [problem, setProblem] = useState<string>();

  async function choose([file, ...others]: FileList): Promise<void> {
    if (!file || isSending) return;
    const refused = others.length > 0 ? text.one : file.size > maxBytes ? text.tooLarge : undefined;
    setProblem(refused);
    if (refused) return;
    setIsSending(true);
    setProgress(0);
    const cancel = new AbortController();
    cancelling.current = cancel;
    const { signal } = cancel;
    try {
      onSent(await send(file, { signal, onProgress: (part) => setProgress(Math.round(part * 100)) }));
    } catch (failure) {
      if (!signal.aborted) setProblem(errorText(failure));
    } finally {
      setIsSending(false);
      source.reset();
    }
  }

  const source = useFileSource((files) => void choose(files));
  const { isOver, ask, input, area } = source;
  return {
    isSending,
    /** Per cent of the file that have gone. */
    progress,
    /** Gives up what is being sent. */
    cancel: () => cancelling.current?.abort(),
    isOver,
    problem,
    forget: () => setProblem(undefined),
    ask,
    input,
    area,
  } as const;
}
