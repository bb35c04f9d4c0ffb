import { WebAuthn } from '#contract/office/account';
import { Link, UsedLink } from '#contract/office/people/sign-in';
import { request } from '../requests/request.ts';

/** Read from the address once: it is then taken out of it, so that neither the history nor a shared screen has it. */
let token: string | undefined;

export function linkToken(): string {
  token ??= location.hash.slice(1);
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  return token;
}

const once = { asksToSignIn: false };

/** Reads what a link is for, without using it. */
export const readLink = (of: string) => request('link', { parameters: { token: of }, schema: Link, ...once });

/** Uses a link and signs in: with a password or a new passkey, for the demo with neither; or confirms a new address, and signs nobody in. */
export const openLink = (of: string, body: { password?: string; passkey?: WebAuthnAnswer; passkeyName?: string }) =>
  request('link', { method: 'POST', parameters: { token: of }, body, schema: UsedLink, ...once });

type WebAuthnAnswer = Awaited<ReturnType<typeof makePasskey>>;

/** Lets the device make a passkey for the account of a link. Rejects with the device's own error when the person does not want to. */
export async function makePasskey(of: string) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = await request('linkPasskeyChallenge', { method: 'POST', parameters: { token: of }, schema: WebAuthn, ...once });
  return startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] });
}
