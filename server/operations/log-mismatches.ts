import type { Mismatch } from '#contract/match-contract';
import type { Logger } from './logger.ts';

/** Logs each entry that does not match the contract once per process: lists are read with every request. */
export function logMismatches(log: Logger): (mismatch: Mismatch) => void {
  const logged = new Set<string>();
  return (mismatch) => {
    const identity = JSON.stringify(mismatch);
    if (logged.has(identity)) return;
    logged.add(identity);
    log.error(mismatch, 'an entry does not match the contract and is left out');
  };
}
