import { Marks } from '#contract/office/cases/marks';
import { officePaths } from '#contract/office/paths';
import { isAllowed } from '#contract/office/permissions';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { caseKinds } from '../../../cases/case-kinds.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';

const config = { permission: 'office.enter' } as const;

/** Adds the routes of a person's own marks: which cases were given to them, or name them, and have not been opened since. */
export function markRoutes(app: ApiInstance, { store }: OfficeDependencies): void {
  app.get(officePaths.marks, {
    config,
    schema: { response: { 200: Marks } },
    handler: (request) => {
      const { id: accountId, roles } = signedIn(request).account;
      const seen = Object.values(caseKinds).filter(({ permission }) => isAllowed(roles, permission));
      return store.marks.of(
        accountId,
        seen.map(({ name }) => name),
      );
    },
  });

  /** The person has opened it. A case without a mark stays as it is. */
  app.delete(officePaths.mark, {
    config,
    schema: { params: z.object({ id }), response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await store.marks.remove(request.params.id, signedIn(request).account.id);
      return reply.code(204).send();
    },
  });
}
