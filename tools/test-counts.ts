import { existsSync, readFileSync } from 'node:fs';

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

interface TestCounts {
  passed: number;
  failed: number;
  /** Browser tests that failed once and passed when tried again. */
  flaky: number;
}

/** Adds up what the two test runners wrote; a runner that was not reached counts nothing. */
export function countTests({ unitReport, browserReport }: { unitReport: string; browserReport: string }): TestCounts {
  const unit = readReport<UnitReport>(unitReport) ?? { numPassedTests: 0, numFailedTests: 0 };
  const { stats } = readReport<BrowserReport>(browserReport) ?? { stats: { expected: 0, unexpected: 0, flaky: 0 } };
  return {
    passed: unit.numPassedTests + stats.expected + stats.flaky,
    failed: unit.numFailedTests + stats.unexpected,
    flaky: stats.flaky,
  };
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
