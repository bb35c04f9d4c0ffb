import { parseArgs } from 'node:util';
import { emailPattern } from '#contract/fields';
import type { Parsed } from '../run-command.ts';

export type Command =
  | { name: 'help' }
  | { name: 'export'; email: string; to: string | undefined }
  | { name: 'erase'; email: string; confirmed: boolean };

const options = {
  email: { type: 'string' },
  to: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const wrong = (problem: string): Parsed<Command> => ({ ok: false, problem });

/** Reads the words behind `npm run privacy --`. */
export function parseCommand(argv: string[]): Parsed<Command> {
  try {
    const { positionals, values } = parseArgs({ args: argv, allowPositionals: true, options });
    return values.help ? { ok: true, command: { name: 'help' } } : commandOf(positionals, values);
  } catch (error) {
    // An option that it does not know, or one without its value: the message says which.
    if (error instanceof TypeError) return wrong(error.message);
    throw error;
  }
}

function commandOf([name, ...rest]: string[], { email, to, yes }: { email?: string; to?: string; yes?: boolean }): Parsed<Command> {
  if (name !== 'export' && name !== 'erase') return wrong(name ? `"${name}" is nothing that can be done.` : 'Say what to do.');
  if (rest.length > 0) return wrong(`"${rest[0]}" is one word too many.`);
  if (email === undefined || !emailPattern.test(email.trim())) return wrong('Say whose data: --email <address>.');
  if (name === 'export') return yes ? wrong('--yes belongs to erase.') : { ok: true, command: { name, email: email.trim(), to } };
  return to === undefined
    ? { ok: true, command: { name, email: email.trim(), confirmed: yes ?? false } }
    : wrong('--to belongs to export.');
}
