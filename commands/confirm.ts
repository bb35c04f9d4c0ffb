import { createInterface } from 'node:readline/promises';

/** Asks on standard error: standard output is for the command's output. Anything but "y" and "yes" means no. */
export async function confirmOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
