import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const hasProcessGroups = process.platform !== 'win32';

export interface Step {
  /** Says what it verifies, as it is named in the summary. */
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

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds within which a signal counts once: Ctrl+C reaches this process from the terminal and from the set-up script. */
const duplicateSignalMs = 500;

/**
 * Forwards signals that would end this process to a step and to all that it has started, which have a process group of their own. The step then
 * fails, so that no other one starts, and this process ends in its own way. Returns what stops that.
 */
function forwardSignals(child: ChildProcess): () => void {
  let forwardedAt = Number.NEGATIVE_INFINITY;
  const forward = (signal: NodeJS.Signals) => {
    if (child.pid === undefined || performance.now() - forwardedAt < duplicateSignalMs) return;
    forwardedAt = performance.now();
    try {
      process.kill(hasProcessGroups ? -child.pid : child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  for (const signal of stopSignals) process.on(signal, forward);
  return () => {
    for (const signal of stopSignals) process.off(signal, forward);
  };
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
      detached: hasProcessGroups,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...step.env },
    });
    const stopForwarding = forwardSignals(child);
    if (output === 'pipe' && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      stopForwarding();
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
