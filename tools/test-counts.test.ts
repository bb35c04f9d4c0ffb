import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countTests } from './test-counts.ts';

function reports(unit: unknown, browser?: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = { unitReport: join(folder, 'unit.json'), browserReport: join(folder, 'browser.json') };
  writeFileSync(files.unitReport, JSON.stringify(unit));
  if (browser !== undefined) writeFileSync(files.browserReport, JSON.stringify(browser));
  return files;
}

test('the tests of both runners are added up, and those that passed only when retried are named', () => {
  const spec = (title: string, status: string) => ({ title, line: 7, tests: [{ projectName: 'phone', status }] });
  const browser = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      { file: 'menu.spec.ts', specs: [spec('opens', 'expected')], suites: [{ file: 'menu.spec.ts', specs: [spec('closes', 'flaky')] }] },
    ],
  };
  expect(countTests(reports({ numPassedTests: 10, numFailedTests: 2 }, browser))).toEqual({
    passed: 14,
    failed: 3,
    flaky: ['[phone] menu.spec.ts:7 closes'],
  });
});

test('a runner that was not reached counts nothing', () => {
  expect(countTests(reports({ numPassedTests: 10, numFailedTests: 0 }))).toEqual({ passed: 10, failed: 0, flaky: [] });
});
