/** Calls `run` when the browser is idle, or after two seconds in which it never was; where a browser does not tell, soon. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
}

/** Calls `run` when the browser is idle after the `load` event, when all pictures have loaded, and the frame that shows them. */
export function whenLoaded(run: () => void): void {
  const start = () => requestAnimationFrame(() => whenIdle(run));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
