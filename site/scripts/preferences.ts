/** The visitor's settings for reduced motion and for reduced data. */
export const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
export const saveData = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
