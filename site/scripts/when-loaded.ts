/** Milliseconds: a browser that is never idle is not waited for. */
const timeout = 2_000;

/** Calls `run` when the browser is idle, or has been busy for too long; where a browser does not tell, after so many milliseconds. */
export function whenIdle(run: () => void, orAfter = 500): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run(), { timeout });
  else setTimeout(run, orAfter);
}

/** Calls `run` when the browser is idle after the `load` event, that is, after all pictures have loaded. */
export function whenLoaded(run: () => void): void {
  const start = () => whenIdle(run);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
