import type { Command, Confirm, StoredData } from '../command.ts';
import { openData } from '../open-data.ts';
import { type ExitCode, runCommand } from '../run-command.ts';

export interface CommandRun {
  code: ExitCode;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  /** Data that the test has opened, and closes. Without it the command opens what the settings name. */
  data?: StoredData;
  env?: Record<string, string>;
  confirm?: Confirm | undefined;
}

/** Runs a command in the process of the test. */
export async function runInProcess<Arguments>(
  command: Command<Arguments>,
  argv: string[],
  { data, env = {}, confirm }: RunOptions = {},
): Promise<CommandRun> {
  const written = { stdout: '', stderr: '' };
  const capture = (stream: keyof typeof written) => ({
    write: (text: string) => {
      written[stream] += text;
    },
  });
  const code = await runCommand(command, argv, {
    environment: () => env,
    // The process of the test keeps its user.
    actAsOwner: () => undefined,
    confirm,
    stdout: capture('stdout'),
    stderr: capture('stderr'),
    openData: async (settings) => (data ? { ...data, store: { ...data.store, close: async () => undefined } } : openData(settings)),
  });
  return { code, ...written };
}
