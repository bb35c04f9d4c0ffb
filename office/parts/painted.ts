/** Milliseconds after which nothing is waited for: a tab that nobody sees is not painted. */
const patienceMs = 100;

/** When what has just been changed is on the screen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    // A task from an animation frame runs after its paint.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
