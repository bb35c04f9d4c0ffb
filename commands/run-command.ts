/** Where a command's words go. */
export interface Outputs {
  /** Gets the answer and nothing else. */
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** What was made of the words behind a command's name. */
export type Parsed<Command> = { ok: true; command: Command } | { ok: false; problem: string };

/** What a command has to say, and whether it did what it was asked. */
export interface Done {
  ok: boolean;
  text: string;
}

/** 0 done, 1 could not be done, 2 was not understood. */
export type ExitCode = 0 | 1 | 2;

/** Does what was asked, and says on the right output how that went; a problem with the words comes with the usage. */
export async function runCommand<Command>(
  parsed: Parsed<Command>,
  usage: string,
  { stdout, stderr }: Outputs,
  perform: (command: Command) => Promise<Done>,
): Promise<ExitCode> {
  if (!parsed.ok) {
    stderr.write(`${parsed.problem}\n\n${usage}`);
    return 2;
  }
  try {
    const { ok, text } = await perform(parsed.command);
    (ok ? stdout : stderr).write(text);
    return ok ? 0 : 1;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** Ends the process of a command that can't do what it was asked. */
export function fail(message: string): never {
  process.stderr.write(message);
  process.exit(1);
}
