import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Step {
  /** What it verifies, as it is named in the summary. */
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

/** Steps that run one after the other. */
export type Sequence = Step[];

/** Runs a sequence with its output as it comes; stops at the first step that fails. */
export async function runSteps(steps: Sequence): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(heading(step));
    const result = await runStep(step, 'inherit');
    results.push(result);
    if (!result.passed) break;
  }
  return results;
}

/**
 * Runs sequences side by side. The output of the first comes as it is written, that of a step of the others when the step has ended; the
 * others take the processor time that the first leaves.
 */
export async function runSideBySide(first: Sequence, ...others: Sequence[]): Promise<StepResult[]> {
  const results = await Promise.all([runSteps(first), ...others.map(runQuietly)]);
  return results.flat();
}

async function runQuietly(steps: Sequence): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await runStep(step, 'pipe');
    results.push(result);
    if (!result.passed) break;
  }
  return results;
}

const heading = ({ name }: Step) => `\n── ${name}`;

/** @param output where the step writes: to this process's output, or to it in one piece at the end */
function runStep(step: Step, output: 'inherit' | 'pipe'): Promise<StepResult> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, step.command, {
      cwd: root,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...step.env },
    });
    if (output === 'pipe' && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (output === 'pipe') console.log(`${heading(step)}\n${Buffer.concat(chunks).toString().trimEnd()}`);
      resolve({ step, passed: code === 0, seconds: (performance.now() - started) / 1000 });
    });
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
