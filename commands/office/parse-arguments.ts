import { emailPattern } from '#contract/fields';
import { defaultLocale, locales } from '#contract/locales';
import { Invite } from '#contract/office/people/people';
import { parseRoles, roles } from '#contract/office/permissions';
import type { z } from '#contract/zod';
import type { Parsed } from '../command.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';

export type OfficeArguments =
  | { action: 'list' }
  | ({ action: 'invite' } & z.infer<typeof Invite>)
  | { action: 'deactivate' | 'reset'; email: string };

const options = { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' }, locale: { type: 'string' } } as const;

/** The problem of each option of `invite`; of several that are invalid, the first one is reported. */
const inviteProblems: readonly [name: keyof typeof Invite.shape, problem: string][] = [
  ['email', '--email <email> is missing or is not an e-mail address.'],
  ['name', '--name <name> is missing or longer than 80 characters.'],
  ['roles', `--role is missing or none of ${roles.join(', ')}.`],
  ['locale', `--locale is none of ${locales.join(', ')}.`],
];

/** Parses what follows `npm run office --`. */
export function parseArguments(argv: string[]): Parsed<OfficeArguments> {
  const parsed = parseOptions({ args: argv, allowPositionals: true, options });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.args;
  const [action, ...rest] = positionals;
  if (action === 'deactivate' || action === 'reset') {
    const [email = '', ...more] = rest;
    if (!emailPattern.test(email) || more.length > 0) return wrongArguments(`${action} takes one e-mail address.`);
    return Object.keys(values).length === 0 ? { ok: true, args: { action, email } } : wrongArguments(`${action} takes no options.`);
  }
  if (action !== 'invite' && action !== 'list') return wrongArguments(action ? `Unknown action "${action}".` : 'The action is missing.');
  if (rest.length > 0) return wrongArguments(`Unexpected argument "${rest[0]}".`);
  if (action === 'list')
    return Object.keys(values).length === 0 ? { ok: true, args: { action } } : wrongArguments('list takes no options.');

  const invite = Invite.safeParse({ ...values, roles: parseRoles(values.role ?? ''), locale: values.locale ?? defaultLocale });
  if (invite.success) return { ok: true, args: { action, ...invite.data } };
  const invalid = invite.error.issues.map(({ path }) => path[0]);
  return wrongArguments(inviteProblems.find(([name]) => invalid.includes(name))?.[1] ?? invite.error.message);
}
