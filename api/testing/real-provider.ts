import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type AccountClaims, type Adapter, type AdapterPayload, type JWK, Provider } from 'oidc-provider';

/** A person as the provider knows them: what it says of them, and with what it asked for them. */
export interface ProviderPerson extends Partial<AccountClaims> {
  email?: string;
  email_verified?: boolean;
  groups?: readonly string[];
  /** Methods of the sign-in, as in its `amr`. */
  methods?: readonly string[];
}

export interface RealProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Subject → person. What is changed here is said from the next sign-in on. */
  people: Map<string, ProviderPerson>;
  close(): Promise<void>;
}

/** A certified provider of another maker, on this machine. Its page asks whom to sign in, and no password. */
export async function startRealProvider(origin: string, id = 'company', port = 0): Promise<RealProvider> {
  const clientId = 'the-office';
  const clientSecret = 'a secret of the office';
  const people = new Map<string, ProviderPerson>();
  let answer = async (_request: IncomingMessage, response: ServerResponse): Promise<void> => void response.writeHead(503).end();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/api/office/session/providers/${id}/return`],
        post_logout_redirect_uris: [`${origin}/office`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        application_type: origin.startsWith('https:') ? 'web' : 'native',
      },
    ],
    adapter: memoryOf(new Map()),
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    cookies: { keys: ['of this test alone'] },
    claims: { openid: ['sub', 'amr', 'auth_time'], email: ['email', 'email_verified', 'groups'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    renderError: (context, { error }) => {
      context.type = 'text/plain';
      context.body = error;
    },
  });

  const handle = provider.callback();
  answer = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void (await handle(request, response));
    if (request.method !== 'POST') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page(request.url));
    const form = new URLSearchParams(await text(request));
    const { params } = await provider.interactionDetails(request, response);
    const sub = form.get('sub') ?? '';
    if (!people.has(sub))
      return provider.interactionFinished(request, response, { error: 'access_denied', error_description: '<b>not today</b>' });
    const grant = new provider.Grant({ accountId: sub, clientId });
    grant.addOIDCScope(String(params.scope));
    await provider.interactionFinished(request, response, {
      login: { accountId: sub, ts: Math.floor(Date.now() / 1000), amr: [...(people.get(sub)?.methods ?? ['pwd'])] },
      consent: { grantId: await grant.save() },
    });
  };

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Keeps what the provider writes, for as long as it runs. */
const memoryOf =
  (stored: Map<string, AdapterPayload>) =>
  (model: string): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    const find = async (id: string) => stored.get(keyOf(id));
    return {
      find,
      findByUid: async (uid) => [...stored].find(([key, payload]) => key.startsWith(`${model} `) && payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      upsert: async (id, payload) => void stored.set(keyOf(id), payload),
      consume: async (id) => void stored.set(keyOf(id), { ...(await find(id)), consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void stored.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
      },
    };
  };

const page = (path: string): string => `<!doctype html><html lang="en"><title>The company</title><h1>The company</h1>
<form method="post" action="${path}"><label>Account <input name="sub" autofocus></label><button>Sign in</button></form></html>`;
