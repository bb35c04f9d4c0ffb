import { allPassed, runSteps } from './steps.ts';

const steps = [
  { name: 'Format and lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'] },
  { name: 'Format of .astro files', command: ['node_modules/prettier/bin/prettier.cjs', '--write', 'site/**/*.astro'] },
];
process.exitCode = allPassed(steps, await runSteps(steps)) ? 0 : 1;
