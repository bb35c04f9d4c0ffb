import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds within which a file system answers, one on another machine too. */
const answerTimeoutMs = 10_000;

/** The file system of the data folder does not answer. A call to it hangs, and `process.exit` would wait for that call. */
export class SilentFolder extends Error {
  override readonly name = 'SilentFolder';
}

/**
 * Throws SilentFolder when the file system of a folder does not answer: that of a file server which is away lets every call hang, without an error.
 *
 * @param ask resolves or rejects with its answer
 */
export async function requireAnswer(
  folder: string,
  ask: (folder: string) => Promise<unknown> = stat,
  timeoutMs = answerTimeoutMs,
): Promise<void> {
  const timer = new AbortController();
  const answered = ask(folder).then(
    () => true,
    // Any error is an answer, and found again by whoever opens the folder.
    () => true,
  );
  const silent = pause(timeoutMs, false, { signal: timer.signal }).catch(() => true);
  const isAnswered = await Promise.race([answered, silent]);
  timer.abort();
  if (isAnswered) return;
  throw new SilentFolder(
    `DATA_DIR ${folder} does not answer within ${timeoutMs / 1000} seconds: is it on a file server that is away? See the mount, or set DATA_DIR to a folder of this machine.`,
  );
}

/** Ends the process after a failure, also where a call hangs for which `process.exit` would wait. */
export function endAfter(failure: unknown): void {
  if (failure instanceof SilentFolder) process.kill(process.pid, 'SIGKILL');
}
