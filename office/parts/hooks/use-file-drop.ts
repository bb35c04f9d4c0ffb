import { type DragEvent, useState } from 'react';

/** Takes files that are dropped on an element. `isOver` while some are held over it. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    drop: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setIsOver(false);
        onFiles(event.dataTransfer.files);
      },
    },
  };
}
