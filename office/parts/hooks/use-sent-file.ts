import { useState } from 'react';
import { errorText } from '../../data/requests/office-error.ts';
import { useFileSource } from './use-file-source.ts';
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
  // A file takes a while: what is typed into other fields meanwhile is known to the newest handler alone.
  const { onSent } = useStableHandlers({ onSent: given.onSent });
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function choose([file, ...others]: FileList): Promise<void> {
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
      source.reset();
    }
  }

  const source = useFileSource((files) => void choose(files));
  const { isOver, ask, input, area } = source;
  return { isSending, isOver, problem, forget: () => setProblem(undefined), ask, input, area } as const;
}
