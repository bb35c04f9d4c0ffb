import { environment, readSettings } from '#server/settings';
import type { Command, CommandContext, Output, StoredData } from './command.ts';
import { confirmOnTerminal } from './confirm.ts';
import { openData } from './open-data.ts';

/** 0: done; 1: failed; 2: the arguments were wrong. */
export type ExitCode = 0 | 1 | 2;

/** What a command gets from its process. */
export interface CommandProcess extends Pick<CommandContext, 'stdout' | 'confirm'> {
  env: NodeJS.ProcessEnv;
  stderr: Output;
  openData: typeof openData;
}

/**
 * Parses the arguments, reads the settings, runs the command and closes what it has opened. Standard output gets the command's output and
 * nothing else; problems go to standard error, wrong arguments with the usage.
 */
export async function runCommand<Arguments>(
  command: Command<Arguments>,
  argv: string[],
  { env, stdout, stderr, confirm, openData }: CommandProcess,
): Promise<ExitCode> {
  if (argv.some((argument) => argument === '--help' || argument === '-h')) {
    stdout.write(command.usage);
    return 0;
  }
  const parsed = command.parse(argv);
  if (!parsed.ok) {
    stderr.write(`${parsed.problem}\n\n${command.usage}`);
    return 2;
  }
  const opened: StoredData[] = [];
  try {
    const settings = readSettings({ ...env, ...command.settings?.(parsed.args) });
    const open = async () => {
      const data = await openData(settings);
      opened.push(data);
      return data;
    };
    const { output, problem } = await command.run(parsed.args, { settings, openData: open, stdout, confirm });
    if (output !== undefined) stdout.write(output);
    if (problem === undefined) return 0;
    stderr.write(`${problem}\n`);
  } catch (error) {
    stderr.write(`${messageOf(error)}\n`);
  } finally {
    for (const { store } of opened) await store.close();
  }
  return 1;
}

/** Runs a command in this process and sets the exit code. */
export async function main<Arguments>(command: Command<Arguments>): Promise<void> {
  const { argv, stdin, stdout, stderr } = process;
  const confirm = stdin.isTTY ? confirmOnTerminal : undefined;
  process.exitCode = await runCommand(command, argv.slice(2), { env: environment(), stdout, stderr, confirm, openData });
}

function messageOf(error: unknown): string {
  // A host with several IP addresses fails with an error for each, and no message of its own.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('\n');
  return error instanceof Error ? error.message : String(error);
}
