const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (run: () => void) => setTimeout(run, 500);

/** Runs something once the page has loaded with all its pictures, and the browser has nothing more urgent to do. */
export function whenLoaded(run: () => void): void {
  const start = () => whenIdle(() => run());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
