import type { FastifyRequest } from 'fastify';
import type { TokenScope } from '#contract/office/connections/tokens';
import type { Permission, Roles } from '#contract/office/permissions';
import type { Provider } from '../accounts/providers/open-providers.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import type { SignInThrottle } from '../accounts/sign-in-throttle.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { Refusal } from '../http/refusal.ts';
import type { Actor } from '../store/changes/events.ts';
import type { StoredToken } from '../store/connections/access-tokens.ts';

/** Describes what the Office's routes are built from. */
export interface OfficeDependencies extends ApiDependencies {
  signInThrottle: SignInThrottle;
  providers: ReadonlyMap<string, Provider>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of the Office asks this of whoever calls it; `everyone`: no session either. */
    permission?: Permission | 'everyone';
    /** Whoever changes how accounts are entered, or takes or erases much at once, must have signed in within the hour. */
    needsRecentSignIn?: boolean;
    /** Open to whoever has still to add a second factor: what that takes, and nothing of the company's work. */
    isForOwnAccount?: boolean;
    /** A token of this scope opens it too. Without it none does. */
    tokenScope?: TokenScope;
  }
  interface FastifyRequest {
    /** Set for whoever has a session, a missing second factor included. */
    office: SignedIn | null;
    /** Set for another system that has sent its token: then nobody is signed in, whatever cookies came with it. */
    accessToken: StoredToken | null;
  }
}

/** The person who sent a request to a route that has a permission. */
export function signedIn({ office }: Pick<FastifyRequest, 'office'>): SignedIn {
  if (office?.session.state !== 'full') throw new Refusal(401, { key: 'office.signInNeeded' });
  return office;
}

/** The person as events name them; a token by its own name. */
export function actorOf(request: Pick<FastifyRequest, 'office' | 'accessToken'>): NonNullable<Actor> {
  const { id, name } = request.accessToken ?? signedIn(request).account;
  return { id, name };
}

/** The roles by which an answer is narrowed. What a token sees is narrowed by its scope, and not within it. */
export const rolesOf = (request: Pick<FastifyRequest, 'office' | 'accessToken'>): Roles =>
  request.accessToken ? ['owner'] : signedIn(request).account.roles;
