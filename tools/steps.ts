import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Step {
  /** What it makes sure of, as it is named in the summary. */
  name: string;
  /** A script in node_modules or the project, and its arguments; run by this Node. */
  command: string[];
  env?: NodeJS.ProcessEnv;
}

export interface StepResult {
  step: Step;
  passed: boolean;
  seconds: number;
}

/** Runs the steps one after the other with their output as it comes; stops at the first that fails. */
export async function runSteps(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const passed = (await exitCode(step)) === 0;
    results.push({ step, passed, seconds: (performance.now() - started) / 1000 });
    if (!passed) break;
  }
  return results;
}

function exitCode({ command, env }: Step): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** One line per step, those that were never reached included. */
export function printSummary(steps: Step[], results: StepResult[]): void {
  console.log('\n── Summary');
  for (const step of steps) {
    const result = results.find((candidate) => candidate.step === step);
    const outcome = result === undefined ? 'not run' : result.passed ? `passed in ${result.seconds.toFixed(1)} s` : 'FAILED';
    console.log(`${step.name}: ${outcome}`);
  }
}

export const allPassed = (steps: Step[], results: StepResult[]) =>
  results.length === steps.length && results.every((result) => result.passed);
