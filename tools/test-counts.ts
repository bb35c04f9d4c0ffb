import { existsSync, readFileSync } from 'node:fs';

/** The parts that are read of Vitest's JSON report. */
interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** The parts that are read of Playwright's JSON report. */
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; line: number; tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
}

interface TestCounts {
  passed: number;
  failed: number;
  /** Browser tests that failed once and passed when retried: project, file, line and title of each. */
  flaky: string[];
}

/** Adds up what Vitest and the runs of Playwright reported; one that was not reached counts nothing. */
export function countTests({ unitReport, browserReports }: { unitReport: string; browserReports: string[] }): TestCounts {
  const unit = readReport<UnitReport>(unitReport) ?? { numPassedTests: 0, numFailedTests: 0 };
  const browsers = browserReports.flatMap((file) => readReport<BrowserReport>(file) ?? []);
  const sum = (count: (stats: BrowserReport['stats']) => number) => browsers.reduce((total, { stats }) => total + count(stats), 0);
  return {
    passed: unit.numPassedTests + sum(({ expected, flaky }) => expected + flaky),
    failed: unit.numFailedTests + sum(({ unexpected }) => unexpected),
    flaky: browsers.flatMap(({ suites }) => suites.flatMap(flakyTests)),
  };
}

function flakyTests({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  );
  return [...own, ...suites.flatMap(flakyTests)];
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
