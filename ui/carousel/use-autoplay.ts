import { useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';

interface AutoplayOptions {
  /** Milliseconds. */
  interval: number;
  /** Set as long as the caller wants it to pause: hover, focus. */
  paused: boolean;
  /** The shown slide. Whenever it changes, by hand or not, the interval starts again. */
  shown: number;
  advance: () => void;
}

/**
 * Calls `advance` every `interval` milliseconds unless it is paused. `toggle`, the visitor's own control, pauses until it is called again. Nothing
 * advances in a hidden tab or under an open dialog; under reduced motion it starts paused.
 */
export function useAutoplay({ interval, paused, shown, advance }: AutoplayOptions) {
  const [playing, setPlaying] = useState(false);
  const running = playing && !paused;

  useEffect(() => setPlaying(!prefersReducedMotion()), []);

  const tick = useEffectEvent(() => {
    if (!document.hidden && !document.querySelector('dialog[open]')) advance();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the interval starts again with what is shown
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(tick, interval);
    return () => clearInterval(timer);
  }, [running, interval, shown]);

  return { playing, running, toggle: () => setPlaying((before) => !before) };
}
