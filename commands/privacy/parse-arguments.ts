import { emailPattern } from '#contract/fields';
import type { Parsed } from '../command.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';

export type PrivacyArguments =
  | { action: 'export'; email: string; to: string | undefined }
  | { action: 'erase'; email: string; confirmed: boolean };

const options = { email: { type: 'string' }, to: { type: 'string' }, yes: { type: 'boolean' } } as const;

/** Parses what follows `npm run privacy --`. */
export function parseArguments(argv: string[]): Parsed<PrivacyArguments> {
  const parsed = parseOptions({ args: argv, allowPositionals: true, options });
  if (!parsed.ok) return parsed;
  const [action, ...rest] = parsed.args.positionals;
  const { to, yes = false } = parsed.args.values;
  const email = parsed.args.values.email?.trim() ?? '';

  if (action !== 'export' && action !== 'erase') return wrongArguments(action ? `Unknown action "${action}".` : 'The action is missing.');
  if (rest.length > 0) return wrongArguments(`Unexpected argument "${rest[0]}".`);
  if (!emailPattern.test(email)) return wrongArguments('--email <email> is missing or is not an e-mail address.');
  if (action === 'export') return yes ? wrongArguments('--yes is for erase.') : { ok: true, args: { action, email, to } };
  return to === undefined ? { ok: true, args: { action, email, confirmed: yes } } : wrongArguments('--to is for export.');
}
