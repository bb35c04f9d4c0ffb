/** Milliseconds after which nothing is waited for: a tab that nobody sees is not painted. */
const timeoutMs = 100;

/** Resolves when what has just been changed is on the screen, or after `timeoutMs`. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    // A task from an animation frame runs after its paint.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
