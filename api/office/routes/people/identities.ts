import { officePaths } from '#contract/office/paths';
import { Identity } from '#contract/office/people/providers';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { personOf } from '../../../accounts/people.ts';
import { requireWayIn } from '../../../accounts/way-in.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound } from '../../../http/refusal.ts';
import { inTransaction, recordEvent } from '../../../store/work.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';

/** Adds a person's own sign-ins at providers: seen, and parted from the account. */
export function identityRoutes(app: ApiInstance, { store, settings }: OfficeDependencies): void {
  const config = { permission: 'office.enter', isForOwnAccount: true } as const;

  app.get(officePaths.identities, {
    config,
    schema: { response: { 200: z.array(Identity) } },
    handler: async (request) => {
      const identities = await store.identities.ofAccount(signedIn(request).account.id);
      return identities.map(({ accountId, issuer, subject, ...identity }) => identity);
    },
  });

  app.delete(officePaths.identity, {
    config: { ...config, needsRecentSignIn: true },
    schema: { params: z.object({ id }), response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { account, session } = signedIn(request);
      await inTransaction(store, { actor: account, exclusive: true }, async (work) => {
        const { identities, sessions } = work.repositories;
        const removed = orNotFound(await identities.remove(request.params.id, account.id));
        await requireWayIn(work.repositories, account, session);
        // Whoever came in by it, on another device, is out.
        await sessions.endOf(account.id, 'provider', session.id);
        const label = settings.signInProviders.find(({ id: known }) => known === removed.provider)?.label.en;
        await recordEvent(work, { kind: 'account.provider-removed', subject: personOf(account), before: label ?? removed.provider });
      });
      return reply.code(204).send();
    },
  });
}
