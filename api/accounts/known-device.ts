import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSame } from '../secrets/tokens.ts';
import type { Repositories } from '../store/open-store.ts';
import { lifetimes } from './lifetimes.ts';
import { officeCookie, officeCookieValue, type Visit } from './office-cookie.ts';

const cookieName = 'office-device';

/** A browser in which somebody has been inside. */
export interface KnownDevice {
  id: string;
  /** Stands for the e-mail address of whoever was inside, without naming it. */
  owner: string;
}

type Secrets = Pick<Repositories, 'secrets'>;

/** Signs with a secret that every process on this database has. */
async function signer({ secrets }: Secrets): Promise<(text: string) => string> {
  const secret = await secrets.getOrCreate('known-device');
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}

const ownerText = (email: string): string => `owner ${email.trim().toLowerCase()}`;

/**
 * Makes the cookie by which a browser is known again: it opens nothing, and only keeps the failures of others from counting for this browser (the
 * "device cookies" of OWASP). To be made for whoever is inside.
 */
export async function deviceCookie(repositories: Secrets, visit: Visit, email: string): Promise<string> {
  const sign = await signer(repositories);
  const content = `${randomBytes(16).toString('base64url')}.${sign(ownerText(email))}`;
  return officeCookie(visit, cookieName, `${content}.${sign(content)}`, lifetimes.device / 1000);
}

/** The device that a request comes from; undefined without a cookie that was made here. */
export async function findDevice(
  repositories: Secrets,
  request: Visit & Pick<FastifyRequest, 'headers'>,
): Promise<KnownDevice | undefined> {
  const cookie = officeCookieValue(request, cookieName);
  const [, id, owner, signature] = /^([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (!id || !owner || !signature) return undefined;
  const sign = await signer(repositories);
  return isSame(signature, sign(`${id}.${owner}`)) ? { id, owner } : undefined;
}

/** Whether it is a device of whoever has this e-mail address. */
export async function isDeviceOf(repositories: Secrets, { owner }: KnownDevice, email: string): Promise<boolean> {
  return isSame(owner, (await signer(repositories))(ownerText(email)));
}
