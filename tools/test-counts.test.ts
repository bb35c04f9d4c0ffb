import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countTests } from './test-counts.ts';

function reports(unit: unknown, ...browsers: unknown[]) {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    unitReport: join(folder, 'unit.json'),
    browserReports: ['chromium', 'firefox'].map((name) => join(folder, `${name}.json`)),
  };
  writeFileSync(files.unitReport, JSON.stringify(unit));
  for (const [index, browser] of browsers.entries()) writeFileSync(files.browserReports[index] ?? '', JSON.stringify(browser));
  return files;
}

test('the tests of all runs are added up, and those that passed only when retried are named', () => {
  const spec = (title: string, status: string) => ({ title, line: 7, tests: [{ projectName: 'phone', status }] });
  const browser = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      { file: 'menu.spec.ts', specs: [spec('opens', 'expected')], suites: [{ file: 'menu.spec.ts', specs: [spec('closes', 'flaky')] }] },
    ],
  };
  const firefox = { stats: { expected: 2, unexpected: 1, flaky: 0 }, suites: [] };
  expect(countTests(reports({ numPassedTests: 10, numFailedTests: 2 }, browser, firefox))).toEqual({
    passed: 16,
    failed: 4,
    flaky: ['[phone] menu.spec.ts:7 closes'],
  });
});

test('a run that was not reached counts nothing', () => {
  expect(countTests(reports({ numPassedTests: 10, numFailedTests: 0 }))).toEqual({ passed: 10, failed: 0, flaky: [] });
});
