import type { Step } from './steps.ts';

/** Static checks: format, lint, types. */
export const checkSteps: Step[] = [
  { name: 'Format and lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'Format of .astro files', command: ['node_modules/prettier/bin/prettier.cjs', '--check', 'site/**/*.astro'] },
  { name: 'Types', command: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'] },
];
