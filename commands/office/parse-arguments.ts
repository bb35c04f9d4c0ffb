import { emailPattern } from '#contract/fields';
import { defaultLocale, isLocale, type Locale, locales } from '#contract/locales';
import { type Role, roles } from '#contract/office/permissions';
import type { Parsed } from '../command.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';

export type OfficeArguments =
  | { action: 'list' }
  | { action: 'invite'; email: string; name: string; role: Role; locale: Locale }
  | { action: 'deactivate' | 'reset'; email: string };

const options = { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' }, locale: { type: 'string' } } as const;

const isRole = (text: string | undefined): text is Role => (roles as readonly (string | undefined)[]).includes(text);

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

  const { role, locale = defaultLocale } = values;
  const [email, name] = [values.email?.trim() ?? '', values.name?.trim() ?? ''];
  if (!emailPattern.test(email)) return wrongArguments('--email <email> is missing or is not an e-mail address.');
  if (name === '' || name.length > 80) return wrongArguments('--name <name> is missing or longer than 80 characters.');
  if (!isRole(role)) return wrongArguments(`--role is missing or none of ${roles.join(', ')}.`);
  if (!isLocale(locale)) return wrongArguments(`--locale is none of ${locales.join(', ')}.`);
  return { ok: true, args: { action, email, name, role, locale } };
}
