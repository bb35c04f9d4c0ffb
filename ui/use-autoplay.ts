import { useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

interface AutoplayOptions {
  /** Milliseconds. */
  interval: number;
  /** Pauses as long as the caller asks for it: hover, focus. */
  hold: boolean;
  /** What is shown. Whenever it changes, by hand or not, the interval starts again. */
  shown: number;
  advance: () => void;
}

/**
 * Calls `advance` every `interval` milliseconds while nothing holds it. The visitor's own `toggle` stops for good. A hidden tab and an open
 * dialog are waited out; reduced motion starts stopped.
 */
export function useAutoplay({ interval, hold, shown, advance }: AutoplayOptions) {
  const [playing, setPlaying] = useState(false);
  const running = playing && !hold;

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
