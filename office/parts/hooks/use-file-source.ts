import { type ClipboardEvent, useRef } from 'react';
import { useFileDrop } from './use-file-drop.ts';

/** Takes files that are chosen, dropped on an element or pasted into it. */
export function useFileSource(onFiles: (files: FileList) => void) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, drop } = useFileDrop(onFiles);
  return {
    isOver,
    /** Opens the browser's choice of files. */
    ask: () => input.current?.click(),
    /** The same file can be chosen again. */
    reset() {
      if (input.current) input.current.value = '';
    },
    /** Props of the input, which nobody sees: a button asks in its place. */
    input: {
      ref: input,
      type: 'file',
      className: 'visually-hidden',
      tabIndex: -1,
      'aria-hidden': true,
      onChange: ({ target }: { target: HTMLInputElement }) => target.files && onFiles(target.files),
    },
    /** Props of the element that files are dropped on, and pasted into. */
    area: {
      ...drop,
      onPaste(event: ClipboardEvent) {
        // What is copied from a document is there as a picture too.
        if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        onFiles(event.clipboardData.files);
      },
    },
  } as const;
}
