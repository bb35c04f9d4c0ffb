import { useEffect, useEffectEvent, useState } from 'react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `advance` every `interval` milliseconds while nothing holds it. `hold` pauses as long as the caller asks for it (hover,
 * focus); the visitor's own `toggle` stops for good. A hidden tab and an open dialog are waited out; reduced motion starts stopped.
 */
export function useAutoplay({ interval, hold, advance }: { interval: number; hold: boolean; advance: () => void }) {
  const [playing, setPlaying] = useState(false);
  const running = playing && !hold;

  useEffect(() => setPlaying(!prefersReducedMotion()), []);

  const tick = useEffectEvent(() => {
    if (!document.hidden && !document.querySelector('dialog[open]')) advance();
  });

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(tick, interval);
    return () => clearInterval(timer);
  }, [running, interval]);

  return { playing, running, toggle: () => setPlaying((before) => !before) };
}
