import type { FileStore } from '#api/files/file-store';
import type { Store } from '#api/store/open-store';
import type { Settings } from '#server/settings';
import type { Environment } from '#server/settings/names';

/** A command of the command line: what `npm run <name> -- <arguments>` does. */
export interface Command<Arguments> {
  usage: string;
  /** @param argv what follows the command's name */
  parse(argv: string[]): Parsed<Arguments>;
  /** Settings that the arguments replace. */
  settings?(args: Arguments): Environment;
  run(args: Arguments, context: CommandContext): Promise<CommandResult>;
}

export type Parsed<Arguments> = { ok: true; args: Arguments } | { ok: false; problem: string };

/** A command succeeds when it has no problem; one that was done in part has both. */
export interface CommandResult {
  /** For standard output. */
  output?: string;
  /** For standard error, without its line break. */
  problem?: string;
}

export interface CommandContext {
  settings: Settings;
  /** Opens database and files; they are closed when the command has ended. Throws when there is no database yet. */
  openData(): Promise<StoredData>;
  /** For output that must not wait for the end of the command. */
  stdout: Output;
  /** Asks a yes-or-no question; undefined when nobody is at the terminal. */
  confirm: Confirm | undefined;
}

export interface StoredData {
  store: Store;
  files: FileStore;
}

export interface Output {
  write(text: string): unknown;
}

export type Confirm = (question: string) => Promise<boolean>;
