import { useRef, useState } from 'react';

/** Several films of which one plays at a time. `playing` is the index of that one, or null. */
export function useExclusivePlayback() {
  const videos = useRef(new Map<number, HTMLVideoElement>());
  const [playing, setPlaying] = useState<number | null>(null);
  const stopped = (index: number) => setPlaying((current) => (current === index ? null : current));

  return {
    playing,
    /** Plays a film, or pauses it when it plays already. */
    toggle: (index: number) => {
      const video = videos.current.get(index);
      if (!video) return;
      // Playing can be refused or fail; the film then simply stays paused.
      if (video.paused) video.play().catch(() => stopped(index));
      else video.pause();
    },
    /** Spread on the `video`: the browser's own controls change the state as well. */
    videoProps: (index: number) => ({
      ref: (video: HTMLVideoElement | null) => {
        if (video) videos.current.set(index, video);
        else videos.current.delete(index);
      },
      onPlay: () => {
        for (const [other, video] of videos.current) if (other !== index) video.pause();
        setPlaying(index);
      },
      onPause: () => stopped(index),
      onEnded: () => stopped(index),
    }),
  };
}

export type ExclusivePlayback = ReturnType<typeof useExclusivePlayback>;
