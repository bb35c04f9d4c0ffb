const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (run: () => void) => setTimeout(run, 500);

/** Calls `run` when the browser is idle after the `load` event, that is, after all pictures have loaded. */
export function whenLoaded(run: () => void): void {
  const start = () => whenIdle(() => run());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
