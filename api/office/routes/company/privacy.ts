import { EraseData, FoundData, PersonalData } from '#contract/office/history';
import { officePaths } from '#contract/office/paths';
import { z } from '#contract/zod';
import { eraseAccount } from '../../../accounts/erase-account.ts';
import { eraseSubmissions } from '../../../cases/erase-submissions.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { Refusal } from '../../../http/refusal.ts';
import { collectPersonalData } from '../../../services/collect-personal-data.ts';
import { findPersonalData } from '../../../services/find-personal-data.ts';
import { recordEvent } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact } from '../../transact.ts';

const config = { permission: 'privacy.manage', needsRecentSignIn: true } as const;

/** Access to, and erasure of, what is stored about a person, by their e-mail address. Events of both do not name the person. */
export function privacyRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  // The address is in no URL, which logs keep.
  app.post(officePaths.privacyFound, {
    config: { permission: 'privacy.manage' },
    schema: { body: PersonalData, response: { 200: FoundData } },
    handler: ({ body }) => findPersonalData(deps, body.email),
  });

  app.post(officePaths.privacyExport, {
    config,
    schema: { body: PersonalData, response: { 200: z.record(z.string(), z.unknown()) } },
    handler: async (request, reply) => {
      const data = await collectPersonalData(deps, request.body.email);
      await transact(deps, request, (work) => recordEvent(work, { kind: 'privacy.exported' }));
      return reply.header('content-disposition', 'attachment; filename="personal-data.json"').send({ ...data });
    },
  });

  app.post(officePaths.privacyErase, {
    config,
    schema: { body: EraseData, response: { 200: z.record(z.string(), z.int()) } },
    handler: async (request) => {
      const { email, confirmation } = request.body;
      if (email.toLowerCase() !== confirmation.toLowerCase())
        throw new Refusal(422, { key: 'office.addressesDiffer' }, { confirmation: { key: 'office.addressesDiffer' } });
      const account = await eraseAccount(store, email);
      if (!account.ok) throw new Refusal(409, { key: 'office.lastOwner' });
      const erased = await eraseSubmissions(deps, await store.submissions.referencesOf(email), email);
      await transact(deps, request, (work) => recordEvent(work, { kind: 'privacy.erased' }));
      return { ...erased, applications: erased.applicants, accounts: account.accounts };
    },
  });
}
