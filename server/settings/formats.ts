import { isIP } from 'node:net';
import addressparser from 'nodemailer/lib/addressparser';
import type { Sender } from '#api/mail/sender';
import { readPostgresUrl } from '#api/store/engines/postgres-url';
import { z } from '#contract/zod';

/** Tells whether Fastify accepts it: an IP address, a CIDR range, or one of three names for private ranges. */
export function isProxyRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', prefix, ...rest] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  // Fastify refuses 0, which would trust every client.
  return prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** A whole number within bounds. `tooMany`: what is wrong with a greater one. */
export const wholeNumber = (min: number, max: number, tooMany = `must be at most ${max}`) =>
  z.coerce.number('must be a number').int('must be a whole number').min(min, `must be ${min} or more`).max(max, tooMany);

export const onOff = z.enum(['on', 'off'], 'must be on or off');

/** The origin of an http(s) URL; a path, query or fragment is an error. */
export const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue({ code: 'custom', message: 'must be scheme and host and nothing more, such as https://company.example' });
  return z.NEVER;
});

/** In libpq's form, which may name several hosts. */
export const databaseUrl = z.string().superRefine((url, context) => {
  const servers = readPostgresUrl(url);
  if (typeof servers === 'string') context.addIssue({ code: 'custom', message: servers });
});

const isEmail = (text: string) => z.email().safeParse(text).success;

/** E-mail addresses separated by commas; one that is there twice counts once. */
export const emails = z
  .string()
  .transform((list) => [...new Set(list.split(',').map((email) => email.trim()))])
  .refine((list) => list.every(isEmail), 'must be an e-mail address, or several separated by commas');

/** An e-mail address with or without a name, as in a From header. */
export const sender = z.string().transform((value, context): Sender => {
  const [first, ...others] = addressparser(value, { flatten: true });
  if (first && others.length === 0 && isEmail(first.address)) return { name: first.name, address: first.address };
  context.addIssue({
    code: 'custom',
    message: 'must be an e-mail address, with or without a name, as in Company <office@company.example>',
  });
  return z.NEVER;
});
