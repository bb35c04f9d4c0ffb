/** Whether the visitor asked for less motion, and whether for fewer bytes. */
export const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
export const saveData = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
