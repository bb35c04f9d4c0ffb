import { createInterface } from 'node:readline/promises';
import type { Confirm } from './command.ts';

/** Asks on standard error: standard output is for the command's output. Anything but "y" and "yes" means no. */
export async function confirmOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** The problem with which a command ends that was not allowed to delete; undefined when it was. `confirm` is undefined without a terminal. */
export async function refusalToDelete(question: string, confirm: Confirm | undefined): Promise<string | undefined> {
  if (!confirm) return 'Nothing was deleted. Without a terminal to confirm at, --yes is required.';
  return (await confirm(question)) ? undefined : 'Nothing was deleted.';
}
