import { reasonOf } from '#api/store/engines/error-reason';
import { endAfter, requireAnswer } from '#server/data-folder/silent-folder';
import { describeFailure } from '#server/failure';
import { environment, readSettings, type Settings } from '#server/settings';
import type { Environment } from '#server/settings/names';
import { actAsOwner } from './caller.ts';
import type { Command, CommandContext, Output, StoredData } from './command.ts';
import { confirmOnTerminal } from './confirm.ts';
import { openData } from './open-data.ts';

/** 0: done; 1: failed; 2: the arguments were wrong. */
export type ExitCode = 0 | 1 | 2;

/** Describes what a command gets from its process. */
export interface CommandProcess extends Pick<CommandContext, 'stdout' | 'confirm'> {
  /** Throws SettingsError. */
  environment(): Environment;
  /** Changes to the user who owns the data, before anything is opened. */
  actAsOwner(dataDir: string): void;
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
  { environment, actAsOwner, stdout, stderr, confirm, openData }: CommandProcess,
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
  let settings: Settings | undefined;
  try {
    const read = readSettings({ ...environment(), ...command.settings?.(parsed.args) });
    settings = read;
    await requireAnswer(read.dataDir);
    actAsOwner(read.dataDir);
    const open = async () => {
      const data = await openData(read);
      opened.push(data);
      return data;
    };
    const { output, problem } = await command.run(parsed.args, { settings: read, openData: open, stdout, confirm });
    if (output !== undefined) stdout.write(output);
    if (problem === undefined) return 0;
    stderr.write(`${problem}\n`);
  } catch (error) {
    stderr.write(`${describeFailure(error, settings) ?? reasonOf(error)}\n`);
    endAfter(error);
  } finally {
    for (const { store } of opened) await store.close();
  }
  return 1;
}

/** Runs a command in this process and sets the exit code. */
export async function main<Arguments>(command: Command<Arguments>): Promise<void> {
  const { argv, stdin, stdout, stderr } = process;
  const confirm = stdin.isTTY ? confirmOnTerminal : undefined;
  endWithReader(stdout);
  endWithReader(stderr);
  process.exitCode = await runCommand(command, argv.slice(2), { environment, actAsOwner, stdout, stderr, confirm, openData });
}

/**
 * Ends the process when nobody reads any longer what it writes, as in `npm run inbox -- quotes | head`: without a word, and with success, since npm
 * would report anything else as a failure of the script.
 */
function endWithReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
