import type { FastifyRequest } from 'fastify';
import type { Permission } from '#contract/office/permissions';
import type { Provider } from '../accounts/providers/open-providers.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import type { SignInThrottle } from '../accounts/sign-in-throttle.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { Refusal } from '../http/refusal.ts';
import type { Actor } from '../store/changes/events.ts';

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
  }
  interface FastifyRequest {
    /** Set for whoever has a session, a missing second factor included. */
    office: SignedIn | null;
  }
}

/** The person who sent a request to a route that has a permission. */
export function signedIn({ office }: Pick<FastifyRequest, 'office'>): SignedIn {
  if (office?.session.state !== 'full') throw new Refusal(401, { key: 'office.signInNeeded' });
  return office;
}

/** The person as events name them. */
export function actorOf(request: Pick<FastifyRequest, 'office'>): NonNullable<Actor> {
  const { id, name } = signedIn(request).account;
  return { id, name };
}
