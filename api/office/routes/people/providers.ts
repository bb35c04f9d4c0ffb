import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { officePath, officePaths } from '#contract/office/paths';
import {
  ProviderId,
  ProviderPage,
  type ProviderRefusal,
  refusedParameter,
  SignInProviders,
  StartProviderSignIn,
} from '#contract/office/people/providers';
import { z } from '#contract/zod';
import { personOf } from '../../../accounts/people.ts';
import { type Admitted, admit } from '../../../accounts/providers/admit.ts';
import { beginAttempt, takeAttempt } from '../../../accounts/providers/attempts.ts';
import { type Provider, ProviderError } from '../../../accounts/providers/open-providers.ts';
import { attemptBrowser, clearAttempt, clearLeft, leftProvider, markAttempt } from '../../../accounts/providers/provider-cookies.ts';
import type { Vouched } from '../../../accounts/providers/read-claims.ts';
import { providerPolicy } from '../../../accounts/providers/sign-in-policy.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { impossibleChange, notFound, orNotFound, Refusal } from '../../../http/refusal.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { ProviderAttempt } from '../../../store/accounts/provider-attempts.ts';
import { inTransaction, recordEvent, type Work } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { completeSignIn } from './sign-in.ts';

/** Adds the way in, and out, by an account of the company at Google, Microsoft or the like (OpenID Connect). */
export function providerRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, settings, signInThrottle, providers } = deps;
  const config = { permission: 'everyone' } as const;
  const params = z.object({ provider: ProviderId });
  const existing = (request: FastifyRequest<{ Params: { provider: string } }>): Provider =>
    orNotFound(providers.get(request.params.provider));

  app.get(officePaths.signInProviders, {
    config,
    schema: { response: { 200: SignInProviders } },
    handler: async (request) => {
      const left = leftProvider(request);
      return {
        providers: settings.signInProviders.map(({ id, label }) => ({ id, label })),
        policy: await providerPolicy(store, settings),
        left: left !== undefined && providers.has(left) ? left : null,
      };
    },
  });

  app.post(officePaths.providerSignIn, {
    config,
    schema: { params, body: StartProviderSignIn, response: { 200: ProviderPage } },
    handler: async (request, reply) => {
      await signInThrottle.limitChallenges(request, reply);
      const provider = existing(request);
      if ((await providerPolicy(store, settings)) === 'off') throw impossibleChange();
      const { path, asksAgain } = request.body;
      const browser = markAttempt(request, reply);
      const attempt = await beginAttempt(store, { browser, provider: provider.settings.id, path, asksAgain }, new Date());
      return { url: await pageOf(request, provider, () => provider.signInUrl({ ...attempt, asksAgain })) };
    },
  });

  /**
   * Here the provider sends the browser back. It is a navigation, which begins on another site: what it changes, an attempt of this very browser has
   * asked for. Whatever comes of it, the browser goes on to a page of the Office, and nothing of the address is shown there.
   */
  app.get(officePaths.providerReturn, {
    config,
    schema: { params, response: { 303: z.undefined() } },
    handler: async (request, reply) => {
      const provider = existing(request);
      const path = await comeBack(request, reply, provider);
      return reply.redirect(path, 303);
    },
  });

  app.post(officePaths.providerSignOut, {
    config,
    schema: { params, response: { 200: ProviderPage } },
    handler: async (request, reply) => {
      const provider = existing(request);
      clearLeft(request, reply);
      const url = await pageOf(request, provider, () => provider.signOutUrl());
      if (url === undefined) throw notFound();
      return { url };
    },
  });

  /** Asks a provider where to go; without an answer the person is told. */
  async function pageOf<Url>(request: FastifyRequest, provider: Provider, ask: () => Promise<Url>): Promise<Url> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logProblem(request, provider, error);
      throw new Refusal(503, { key: 'office.providerUnreachable' });
    }
  }

  /** Returns the path to go on to. */
  async function comeBack(request: FastifyRequest, reply: FastifyReply, provider: Provider): Promise<string> {
    const query = request.url.slice(request.url.indexOf('?') + 1 || request.url.length);
    const state = new URLSearchParams(query).get('state');
    const browser = attemptBrowser(request);
    const attempt =
      state !== null && browser !== undefined
        ? await takeAttempt(store, { browser, provider: provider.settings.id, state }, new Date())
        : undefined;
    if (!attempt) return refusedPath('expired');
    clearAttempt(request, reply);
    const vouched = await readAnswer(request, provider, query, attempt);
    if (typeof vouched === 'string') return refusedPath(vouched);
    return enter(request, reply, provider, { path: attempt.path, vouched });
  }

  async function readAnswer(
    request: FastifyRequest,
    provider: Provider,
    query: string,
    attempt: ProviderAttempt,
  ): Promise<Vouched | ProviderRefusal> {
    try {
      return await provider.readAnswer(`?${query}`, attempt);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.reason !== 'cancelled') {
        logProblem(request, provider, error);
        await inTransaction(store, { actor: null }, (work) => noteRefusal(work, provider, error.reason, undefined));
      }
      return error.reason;
    }
  }

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: Provider,
    { path, vouched }: { path: string; vouched: Vouched },
  ): Promise<string> {
    const respond = await inTransaction(store, { actor: null, exclusive: true }, async (work) => {
      const isOff = (await providerPolicy(work.repositories, settings)) === 'off';
      const admitted: Admitted = isOff ? { ok: false, reason: 'off' } : await admit(work, deps, provider.settings, vouched);
      if (admitted.ok) {
        const { id, label } = provider.settings;
        const proof = { method: 'provider', provider: id, label: label.en, hasSecondFactor: vouched.hasSecondFactor } as const;
        return completeSignIn(work, { request, settings }, admitted.account, proof);
      }
      await noteRefusal(work, provider, admitted.reason, admitted.account);
      return admitted.reason;
    });
    deps.wakeOutbox();
    if (typeof respond === 'string') return refusedPath(respond);
    try {
      await respond(reply, signInThrottle);
      return path;
    } catch (error) {
      if (error instanceof Refusal && error.reason.key === 'office.usePasskey') return refusedPath('use-passkey');
      throw error;
    }
  }
}

/** Whether a session can be ended at its provider too: waited for a moment, because nobody waits for that to sign out here. */
export async function canBeLeft(provider: Provider): Promise<boolean> {
  const url = await Promise.race([provider.signOutUrl().catch(() => undefined), pause(leavingMs, undefined, { ref: false })]);
  return url !== undefined;
}

/** Milliseconds. */
const leavingMs = 1_000;

const refusedPath = (reason: ProviderRefusal): string => `${officePath}?${refusedParameter}=${reason}`;

function logProblem({ log }: FastifyRequest, { settings: { id } }: Provider, { reason, message }: ProviderError): void {
  log.warn({ provider: id, reason, problem: message }, 'a provider could not sign somebody in');
}

const noteRefusal = (work: Work, { settings }: Provider, reason: ProviderRefusal, account: Account | undefined): Promise<void> =>
  recordEvent(work, {
    kind: 'account.provider-refused',
    subject: account && personOf(account),
    before: settings.label.en,
    after: reason,
  });
