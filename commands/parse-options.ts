import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Parsed } from './command.ts';

/** `parseArgs`, with an unknown option or a missing value as a problem instead of an exception. */
export function parseOptions<Config extends ParseArgsConfig>(config: Config): Parsed<ReturnType<typeof parseArgs<Config>>> {
  try {
    return { ok: true, args: parseArgs(config) };
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, problem: error.message };
    throw error;
  }
}

export const wrongArguments = (problem: string): { ok: false; problem: string } => ({ ok: false, problem });
