import type { Configuration } from 'openid-client';
import { officePath, officeUrl } from '#contract/office/paths';
import { reuseFor } from '#contract/time/reuse-for';
import type { ApiSettings, ProviderSettings } from '../../settings.ts';
import type { ProviderAttempt } from '../../store/accounts/provider-attempts.ts';
import { isLocal } from '../office-cookie.ts';
import type { NewAttempt } from './attempts.ts';
import { lacksClaims, readClaims, type Vouched } from './read-claims.ts';

/** Loaded when the first sign-in at a provider begins: a start needs none of it. */
const openidClient = () => import('openid-client');

/** Seconds that each request to a provider may take. */
const timeout = 8;
/** Milliseconds after which it is asked anew where its pages are. */
const metadataMs = 60 * 60 * 1000;
/** Seconds since the sign-in at the provider that count as now, where it says when that was. */
const freshSeconds = 5 * 60;

/** Says why a provider's answer is not taken, in words for the log that hold nothing of the answer. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly reason: 'cancelled' | 'failed' | 'unreachable';
  constructor(reason: ProviderError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Signs colleagues in at a company that knows them, by OpenID Connect. */
export interface Provider {
  settings: ProviderSettings;
  /** Returns the page to go to. Throws ProviderError. */
  signInUrl(attempt: NewAttempt & { asksAgain: boolean }): Promise<string>;
  /** Checks what came back to our address, and returns what the provider vouches for. Throws ProviderError. @param query with its question mark */
  readAnswer(query: string, attempt: ProviderAttempt): Promise<Vouched>;
  /** Returns the page that ends the session at the provider; undefined where it has none. Throws ProviderError. */
  signOutUrl(): Promise<string | undefined>;
}

/** Returns the providers of the settings by their names. None is asked for anything before somebody wants to sign in there. */
export const openProviders = ({ signInProviders, origin }: ApiSettings): ReadonlyMap<string, Provider> =>
  new Map(signInProviders.map((settings) => [settings.id, openProvider(settings, origin)]));

function openProvider(settings: ProviderSettings, origin: string): Provider {
  const redirectUri = `${origin}${officeUrl('providerReturn', { provider: settings.id })}`;
  const configuration = reuseFor(metadataMs, () => discover(settings));

  return {
    settings,
    signInUrl: ({ state, nonce, codeVerifier, asksAgain }) =>
      explained(async () => {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openidClient();
        const url = buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: settings.scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...(settings.secondFactorAcr.length > 0 && { acr_values: settings.secondFactorAcr.join(' ') }),
          ...(asksAgain && { max_age: '0' }),
        });
        return url.href;
      }),
    readAnswer: (query, { nonce, codeVerifier, asksAgain }) =>
      explained(async () => {
        const { authorizationCodeGrant, fetchUserInfo } = await openidClient();
        const config = await configuration();
        const answer = new URL(redirectUri + query);
        const tokens = await authorizationCodeGrant(config, answer, {
          expectedState: answer.searchParams.get('state') ?? '',
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderError('failed', 'there is no ID token');
        if (claims.azp !== undefined && claims.azp !== settings.clientId)
          throw new ProviderError('failed', 'the ID token is for another client');
        if (asksAgain && claims.auth_time !== undefined && claims.auth_time < Date.now() / 1000 - freshSeconds)
          throw new ProviderError('failed', 'the provider has not asked again');
        const isMore = lacksClaims(claims, settings) && config.serverMetadata().userinfo_endpoint !== undefined;
        return readClaims(claims, isMore ? await fetchUserInfo(config, tokens.access_token, claims.sub) : {}, settings);
      }),
    signOutUrl: () =>
      explained(async () => {
        const { buildEndSessionUrl } = await openidClient();
        const config = await configuration();
        if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
        return buildEndSessionUrl(config, { post_logout_redirect_uri: `${origin}${officePath}` }).href;
      }),
  };
}

/** Reads where a provider has its pages and keys. Plain http is for one on this machine. */
async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery, enableNonRepudiationChecks } = await openidClient();
  const [post, basic] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)];
  const url = new URL(issuer);
  const isPlain = url.protocol === 'http:' && isLocal(url);
  const config = await discovery(
    url,
    clientId,
    undefined,
    (server, ...rest) => (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(server, ...rest),
    // Signatures of ID tokens are checked too, though they come from the provider itself.
    { timeout, execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])] },
  );
  const found = config.serverMetadata().issuer;
  if (found !== issuer) throw new ProviderError('unreachable', `the issuer calls itself ${found}`);
  return config;
}

/** Turns what the library throws into words that hold neither tokens nor what the provider wrote, which would be in the error's cause. */
async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const { AuthorizationResponseError } = await openidClient();
    if (error instanceof AuthorizationResponseError)
      throw error.error === 'access_denied'
        ? new ProviderError('cancelled', 'the person was refused, or did not want to')
        : new ProviderError('failed', 'the provider answered with an error');
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const isAway = (error instanceof TypeError && code === '') || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
    throw new ProviderError(isAway ? 'unreachable' : 'failed', `${error instanceof Error ? error.name : 'error'} ${code}`.trim());
  }
}
