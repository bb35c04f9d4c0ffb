import { useRef, useState } from 'react';
import { type AttachedFile, attachmentExtension, attachmentLimits } from '#contract/office/mails/attachments';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { type AnswerRef, sendFile, setFile } from '../../data/cases/files.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { useFileSource } from '../../parts/hooks/use-file-source.ts';
import { useAction } from '../../parts/messages/use-action.ts';

/** A file on its way; with a problem, it has not arrived. */
export interface SendingFile {
  key: string;
  file: File;
  problem: string | undefined;
  /** Whether trying it again may help. */
  canRetry: boolean;
}

interface AttachmentsOptions {
  answer: AnswerRef;
  /** Holds what the server has, the oldest first. */
  attached: readonly AttachedFile[];
  /** Puts what the server has now where it is shown. */
  setAttached(files: AttachedFile[]): void;
}

/** Files of an answer that is being written: chosen, dropped or pasted, and sent at once, one after the other. */
export function useAttachments({ answer, attached, setAttached }: AttachmentsOptions) {
  const text = useText('attachments');
  const [sending, setSending] = useState<SendingFile[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const bytes = attached.reduce((sum, { size }) => sum + size, 0);
  const leave = (key: string) => setSending((files) => files.filter((one) => one.key !== key));

  async function send({ key, file }: SendingFile): Promise<void> {
    try {
      setAttached(await sendFile(answer, file));
      leave(key);
    } catch (error) {
      setSending((files) => files.map((one) => (one.key === key ? { ...one, problem: errorText(error), canRetry: true } : one)));
    }
  }
  /** In the order in which they were chosen. */
  const enqueue = (file: SendingFile) => {
    queue.current = queue.current.then(() => send(file));
  };

  function choose(files: FileList): void {
    const underWay = sending.filter(({ problem }) => problem === undefined);
    let room = attachmentLimits.bytes - bytes - underWay.reduce((sum, { file }) => sum + file.size, 0);
    let left = attachmentLimits.files - attached.length - underWay.length;
    const chosen = [...files].map((file): SendingFile => {
      const problem = problemOf(file, room, left);
      if (problem === undefined) {
        room -= file.size;
        left -= 1;
      }
      return { key: crypto.randomUUID(), file, problem: problem && text.problems[problem], canRetry: false };
    });
    setSending((present) => [...present, ...chosen]);
    for (const one of chosen) if (one.problem === undefined) enqueue(one);
    source.reset();
  }
  const source = useFileSource(choose);

  const retry = (file: SendingFile) => {
    setSending((files) => files.map((one) => (one.key === file.key ? { ...one, problem: undefined } : one)));
    enqueue(file);
  };
  const set = async ({ id: fileId }: AttachedFile, isAttached: boolean) => setAttached(await setFile({ ...answer, fileId }, isAttached));
  const remove = useAction({
    run: (file: AttachedFile) => set(file, false),
    done: (_, { name }) => fillSentence(text.removed, { name }),
    undo: (_, file) => set(file, true),
  });

  return {
    ...source,
    attached,
    bytes,
    sending,
    remove,
    retry,
    /** Gives up a file that did not arrive. */
    forget: ({ key }: SendingFile) => leave(key),
    isUnderWay: sending.some(({ problem }) => problem === undefined),
    hasFailed: sending.some(({ problem }) => problem !== undefined),
    /** Whether there is anything of files, be it on its way. */
    isEmpty: attached.length === 0 && sending.length === 0,
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

function problemOf({ name, size }: File, room: number, left: number): 'type' | 'empty' | 'tooLarge' | 'tooMany' | undefined {
  if (attachmentExtension(name) === undefined) return 'type';
  if (size === 0) return 'empty';
  if (left <= 0) return 'tooMany';
  return size > room ? 'tooLarge' : undefined;
}
