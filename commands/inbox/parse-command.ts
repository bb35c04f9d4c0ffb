import { parseArgs } from 'node:util';
import type { Parsed } from '../run-command.ts';

export type ListName = 'quotes' | 'reviews' | 'applicants' | 'mail';
export type Format = 'table' | 'json' | 'csv';

export type Command =
  | { name: 'help' }
  | { name: 'list'; list: ListName; format: Format }
  | { name: 'decide'; id: string; decision: 'approved' | 'rejected'; format: Format }
  | { name: 'resume'; id: string; out: string; format: Format }
  | { name: 'requeue'; id: string; format: Format };

const lists: readonly string[] = ['quotes', 'reviews', 'applicants', 'mail'] satisfies ListName[];
const decisions: Record<string, 'approved' | 'rejected'> = { approve: 'approved', reject: 'rejected' };

/** Reads the words behind `npm run inbox --`. */
export function parseCommand(argv: string[]): Parsed<Command> {
  const read = readWords(argv);
  if (!read.ok) return read;
  const { words, options } = read;
  if (options.help) return { ok: true, command: { name: 'help' } };
  if (options.json && options.csv) return { ok: false, problem: 'Choose one of --json and --csv.' };
  const format = options.json ? 'json' : options.csv ? 'csv' : 'table';

  const [list = '', action, id, ...rest] = words;
  if (!isList(list)) return { ok: false, problem: list ? `There is no list named "${list}".` : 'Say what to show.' };
  if (action === undefined)
    return options.out ? wrong('--out belongs to a résumé.') : { ok: true, command: { name: 'list', list, format } };
  if (format === 'csv') return wrong('--csv is for lists.');

  const decision = list === 'reviews' ? decisions[action] : undefined;
  const isResume = list === 'applicants' && action === 'resume';
  const isRequeue = list === 'mail' && action === 'requeue';
  if (!decision && !isResume && !isRequeue) return wrong(`"${list} ${action}" is nothing that can be done.`);
  if (!id || rest.length > 0) return wrong(`"${list} ${action}" takes one <id>.`);
  if (!isResume && options.out) return wrong('--out belongs to a résumé.');
  if (decision) return { ok: true, command: { name: 'decide', id, decision, format } };
  if (isRequeue) return { ok: true, command: { name: 'requeue', id, format } };
  return options.out
    ? { ok: true, command: { name: 'resume', id, out: options.out, format } }
    : wrong('Say where to write the résumé: --out <file.pdf>.');
}

const wrong = (problem: string): Parsed<Command> => ({ ok: false, problem });
const isList = (word: string): word is ListName => lists.includes(word);

interface Options {
  json?: boolean | undefined;
  csv?: boolean | undefined;
  help?: boolean | undefined;
  out?: string | undefined;
}

function readWords(argv: string[]): { ok: true; words: string[]; options: Options } | { ok: false; problem: string } {
  try {
    const { positionals, values } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, csv: { type: 'boolean' }, help: { type: 'boolean', short: 'h' }, out: { type: 'string' } },
    });
    return { ok: true, words: positionals, options: values };
  } catch (error) {
    // An option that it does not know, or one without its value: the message says which.
    if (error instanceof TypeError) return { ok: false, problem: error.message };
    throw error;
  }
}
