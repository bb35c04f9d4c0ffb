import type { Parsed } from '../command.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';

export type ListName = 'quotes' | 'reviews' | 'applicants' | 'mail';
export type Format = 'table' | 'json';

export type InboxArguments =
  | { action: 'list'; list: ListName; format: Format }
  | { action: 'decide'; id: string; decision: 'approved' | 'rejected'; format: Format }
  /** `id` undefined: all dead-lettered mails. */
  | { action: 'requeue'; id: string | undefined; format: Format };

const lists: readonly string[] = ['quotes', 'reviews', 'applicants', 'mail'] satisfies ListName[];
const decisions: Record<string, 'approved' | 'rejected'> = { approve: 'approved', reject: 'rejected' };

const options = { json: { type: 'boolean' }, all: { type: 'boolean' } } as const;

/** Parses what follows `npm run inbox --`. */
export function parseArguments(argv: string[]): Parsed<InboxArguments> {
  const parsed = parseOptions({ args: argv, allowPositionals: true, options });
  if (!parsed.ok) return parsed;
  const { json, all } = parsed.args.values;
  const format = json ? 'json' : 'table';

  const [list = '', action, id, ...rest] = parsed.args.positionals;
  if (!isList(list)) return wrongArguments(list ? `Unknown list "${list}".` : 'The list is missing.');
  const isRequeue = list === 'mail' && action === 'requeue';
  if (all && !isRequeue) return wrongArguments('--all is for "mail requeue".');
  if (action === undefined) return { ok: true, args: { action: 'list', list, format } };

  const decision = list === 'reviews' ? decisions[action] : undefined;
  if (!decision && !isRequeue) return wrongArguments(`Unknown action "${list} ${action}".`);
  if (all && id) return wrongArguments('"mail requeue" takes an <id> or --all.');
  if (all) return { ok: true, args: { action: 'requeue', id: undefined, format } };
  if (!id || rest.length > 0) return wrongArguments(`"${list} ${action}" takes one <id>.`);
  return { ok: true, args: decision ? { action: 'decide', id, decision, format } : { action: 'requeue', id, format } };
}

const isList = (name: string): name is ListName => lists.includes(name);
