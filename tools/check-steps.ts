import type { Step } from './steps.ts';

/** Static checks: format, lint, types. */
export const checkSteps: Step[] = [
  { name: 'Format and lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'Format of .astro files', command: ['node_modules/prettier/bin/prettier.cjs', '--check', 'site/**/*.astro'] },
  // Before the other types: it also generates those of Astro. For everything else it takes twice as long as the compiler.
  {
    name: 'Types of .astro files',
    command: ['node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'],
  },
  {
    name: 'Types',
    command: ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  },
];
