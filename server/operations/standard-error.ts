import { writeSync } from 'node:fs';

const standardErrorDescriptor = 2;

/** Milliseconds between two attempts to write to a pipe whose reader is behind, and attempts until a line is dropped. */
const pauseMs = 10;
const maxPauses = 100;

const pausing = new Int32Array(new SharedArrayBuffer(4));

/**
 * Standard error as the destination of a log. A line that cannot be written is lost, and that is all: the terminal may have been closed, or a
 * file be on a full disk. Pino's own destination repeats a failed write, with the process blocked, for as long as it fails.
 */
export function standardError(): { write(line: string): void } {
  return {
    write(line) {
      let rest = Buffer.from(line);
      for (let pauses = 0; rest.length > 0 && pauses <= maxPauses; )
        try {
          rest = rest.subarray(writeSync(standardErrorDescriptor, rest));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
          pauses += 1;
          Atomics.wait(pausing, 0, 0, pauseMs);
        }
    },
  };
}
