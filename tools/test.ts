import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from '@playwright/test';
import { checkSteps } from './check-steps.ts';
import { installedFirefox } from './setup/engines.mjs';
import { allPassed, printSummary, runSideBySide, type Step } from './steps.ts';
import { countTests } from './test-counts.ts';

const reports = 'test-results';
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;
const firefoxReport = `${reports}/firefox.json`;

/** Removed afterwards, with what tests that were broken off have left. */
const temporaryFiles = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'site-tests-'));
// PostgreSQL runs in it as another user.
chmodSync(temporaryFiles, 0o755);
process.once('exit', () => rmSync(temporaryFiles, { recursive: true, force: true }));

// Set-up has found the browsers before this runs.
const build: Step = { name: 'Build', command: ['tools/setup.mjs', 'build'] };
const unitTests: Step = {
  name: 'Unit and API tests',
  command: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  env: { TMPDIR: temporaryFiles },
};
const browserTests: Step = {
  name: 'Browser tests',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
};
const firefoxTests: Step = {
  name: 'Tests in Firefox',
  command: [
    ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/browsers/playwright.config.ts'],
    ...['--project', 'firefox', '--grep', '@quick', '--reporter=list,json'],
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: firefoxReport },
};
const hasFirefox = installedFirefox() !== undefined || existsSync(firefox.executablePath());
const sequence = [build, unitTests, browserTests, ...(hasFirefox ? [firefoxTests] : [])];
const steps = [...checkSteps, ...sequence];

/** Files that are in memory: tests wait for the disk thousands of times. Undefined where there is none, or as little as containers have. */
function memoryFolder(): string | undefined {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= 2 ** 30 ? folder : undefined;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);
// The build has moments for one processor only, and tests often wait; the checks need no more than what is left by then.
const results = await runSideBySide(sequence, checkSteps);
printSummary(steps, results);
if (!hasFirefox) console.log(`${firefoxTests.name}: left out, there is none and none could be installed`);
const { passed, failed, flaky } = countTests({ unitReport, browserReports: [browserReport, firefoxReport] });
if (flaky.length > 0) console.log(`\nPassed only when retried:\n${flaky.map((test) => `  ${test}`).join('\n')}`);
console.log(`\n${passed} passed${flaky.length > 0 ? ` (${flaky.length} at the second try only)` : ''}, ${failed} failed`);
process.exitCode = allPassed(steps, results) ? 0 : 1;
