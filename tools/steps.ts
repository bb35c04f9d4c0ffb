import { type ChildProcess, spawn } from 'node:child_process';
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

type StepOutput = 'inherit' | 'pipe';

/** The processes of the steps that are running. */
const running = new Set<ChildProcess>();

/** Sends a signal to the steps that are running. A step that it ends has failed, so that no other one starts after it. */
export function signalSteps(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}

/**
 * Runs steps one after the other; stops at the first one that fails.
 *
 * @param output `inherit`: as it comes; `pipe`: that of each step in one piece when it has ended, at low priority
 */
export async function runSteps(steps: Step[], output: StepOutput = 'inherit'): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    if (output === 'inherit') console.log(heading(step));
    const result = await runStep(step, output);
    results.push(result);
    if (!result.passed) break;
  }
  return results;
}

/**
 * Runs sequences of steps side by side. The output of the first comes as it is written, that of a step of the others when the step has ended; the
 * others take the processor time that the first leaves.
 */
export async function runSideBySide(first: Step[], ...others: Step[][]): Promise<StepResult[]> {
  const results = await Promise.all([runSteps(first), ...others.map((steps) => runSteps(steps, 'pipe'))]);
  return results.flat();
}

const heading = ({ name }: Step) => `\n── ${name}`;

function runStep(step: Step, output: StepOutput): Promise<StepResult> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, step.command, {
      cwd: root,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...step.env },
    });
    running.add(child);
    if (output === 'pipe' && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
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
