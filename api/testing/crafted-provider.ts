import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Header = Record<string, unknown>;
type Claims = Record<string, unknown>;

/** Describes what a provider that is not to be trusted, or is broken, says instead of what it should. */
export interface Crafted {
  /** Changes the claims of the ID token; undefined leaves one out. */
  claims?: Claims;
  header?: Header;
  /** Signs the ID token, instead of the key that the provider publishes. */
  signature?: (content: string) => string;
  /** The answer of `/token`, instead of tokens. */
  token?: { status: number; body: unknown };
  userInfo?: Claims;
  metadata?: Record<string, unknown>;
  /** Answers nothing. */
  hangs?: boolean;
}

export const crafted = { clientId: 'the-office', clientSecret: 'a secret of the office' };

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that says what a test tells it to, on this machine and until the test has finished. */
export async function startCraftedProvider() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const state: { now: Crafted; nonce: string; codes: string[]; requests: URLSearchParams[] } = {
    now: {},
    nonce: '',
    codes: [],
    requests: [],
  };
  const server = createServer(async (request, response) => {
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
    if (state.now.hangs) return;
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/.well-known/openid-configuration') return void json({ ...metadataOf(issuer), ...state.now.metadata });
    if (pathname === '/jwks')
      return void json({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] });
    if (pathname === '/userinfo') return void json(state.now.userInfo ?? { sub: 'subject-1' });
    if (pathname !== '/token') return void json({}, 404);
    const asked = new URLSearchParams(await text(request));
    state.requests.push(asked);
    const { token } = state.now;
    if (token) return void json(token.body, token.status);
    // A code is good once, as RFC 6749 has it.
    const code = asked.get('code') ?? '';
    if (state.codes.includes(code)) return void json({ error: 'invalid_grant' }, 400);
    state.codes.push(code);
    return void json({ access_token: 'an-access-token', token_type: 'Bearer', expires_in: 60, id_token: idToken() });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  function idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, sub: 'subject-1', aud: crafted.clientId, iat: now, exp: now + 300, nonce: state.nonce };
    const given = { email: 'sales@company.example', email_verified: true };
    const content = `${encode({ alg: 'RS256', kid: 'one', ...state.now.header })}.${encode({ ...claims, ...given, ...state.now.claims })}`;
    return `${content}.${(state.now.signature ?? signedWith(keys.privateKey))(content)}`;
  }

  return {
    issuer,
    /** The form bodies that came to `/token`. */
    requests: state.requests,
    says(next: Crafted) {
      state.now = next;
    },
    /** Goes to the page of the provider, which signs in at once. Returns the query with which it sends the browser back. */
    visit(url: string, changes: Record<string, string | undefined> = {}): string {
      const { searchParams } = new URL(url);
      state.nonce = searchParams.get('nonce') ?? '';
      const answer = {
        code: `code-${state.codes.length}-${Math.random()}`,
        state: searchParams.get('state') ?? '',
        iss: issuer,
        ...changes,
      };
      return `?${new URLSearchParams(Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined))}`;
    },
    publicKey: keys.publicKey,
  };
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/userinfo`,
  end_session_endpoint: `${issuer}/end`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

export const signedWith =
  (key: KeyObject) =>
  (content: string): string =>
    sign('sha256', Buffer.from(content), key).toString('base64url');

/** Signs with a secret that others know, as RFC 7515 lets whoever chooses the algorithm. */
export const signedWithSecret =
  (secret: string | Buffer) =>
  (content: string): string =>
    createHmac('sha256', secret).update(content).digest('base64url');
