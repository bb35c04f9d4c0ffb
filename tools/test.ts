import { mkdirSync, rmSync } from 'node:fs';
import { checkSteps } from './check-steps.ts';
import { allPassed, printSummary, runSteps, type Step } from './steps.ts';
import { countTests } from './test-counts.ts';

const reports = 'test-results';
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;

// Set-up has built the site and found a browser before this runs.
const steps: Step[] = [
  ...checkSteps,
  {
    name: 'Unit and API tests',
    command: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  {
    name: 'Browser tests',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);
const results = await runSteps(steps);
printSummary(steps, results);
const { passed, failed, flaky } = countTests({ unitReport, browserReport });
console.log(`\n${passed} passed${flaky > 0 ? ` (${flaky} at the second try only)` : ''}, ${failed} failed`);
process.exitCode = allPassed(steps, results) ? 0 : 1;
