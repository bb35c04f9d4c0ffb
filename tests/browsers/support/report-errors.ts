/** Pages report their errors to this path, on their own host: their policy allows no other. */
export const reportPath = '/reported-error';

/**
 * Reports what goes wrong in a page from its first moment. Runs in the page, by its source: no protocol that all browsers speak tells of it.
 *
 * @param path where to
 */
export function reportErrors(path: string): void {
  const report = (message: string) => navigator.sendBeacon(path, `${location.pathname}: ${message}`);
  const onError = (event: ErrorEvent | Event) => {
    // That of a ResizeObserver says no more than that something is measured one frame later.
    if (event instanceof ErrorEvent && event.message.startsWith('ResizeObserver loop')) return;
    if (event instanceof ErrorEvent) report(`uncaught: ${event.message}`);
    // WebKit reports every source of a film whose media does not match, Firefox every hint at a module that it has already.
    else if (event.target instanceof Element && !event.target.matches('source, link[rel="modulepreload"]'))
      report(`not loaded: ${event.target.getAttribute('src') ?? event.target.getAttribute('href')}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => report(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    report(`policy violation: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...details: unknown[]) => {
      report(`${level}: ${details.join(' ')}`);
      write.apply(console, details);
    };
  }
}
