import { ChangeOffice, CompanyOffice, CompanyOffices, OfficeOrder, OfficeValues } from '#contract/office/offices';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound, Refusal } from '../../../http/refusal.ts';
import { addOffice, changeOffice, listOffices, orderOffices } from '../../../services/office/offices.ts';
import { actorOf, type OfficeDependencies } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { requiredVersionOf } from '../../versions.ts';
import { withIdempotencyKey } from '../../with-idempotency-key.ts';
import { requireLogo } from './require-logo.ts';

const config = { permission: 'content.publish' } as const;
const params = z.object({ id });

/** The offices of the company. What is changed is public with the next request: the pages follow the revision of their data. */
export function officesRoutes(app: ApiInstance, { store, files }: OfficeDependencies): void {
  const office = async (id: string) => orNotFound(await store.officeOffices.find(id));

  app.get(officePaths.offices, {
    config,
    schema: { response: { 200: CompanyOffices, ...officeFailures } },
    handler: () => listOffices(store),
  });

  app.post(officePaths.offices, {
    config,
    schema: { body: OfficeValues, response: { 201: CompanyOffice, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      await requireLogo(files, request.body.logo);
      const { result } = await store.transaction(
        (repositories) =>
          withIdempotencyKey(repositories, request, now, async () => ({
            id: await addOffice(repositories, actorOf(request), request.body, now),
          })),
        { exclusive: true },
      );
      return reply.code(201).send(await office(result.id));
    },
  });

  app.patch(officePaths.office, {
    config,
    schema: { params, body: ChangeOffice, response: { 200: CompanyOffice, 412: CompanyOffice, ...officeFailures } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      await requireLogo(files, request.body.logo);
      const { id } = request.params;
      const outcome = await store.transaction((repositories) =>
        changeOffice(repositories, actorOf(request), id, request.body, version, new Date()),
      );
      return reply.code(outcome === 'outdated' ? 412 : 200).send(await office(id));
    },
  });

  app.put(officePaths.officeOrder, {
    config,
    schema: { body: OfficeOrder, response: { 200: CompanyOffices, ...officeFailures } },
    handler: async (request) => {
      const outcome = await store.transaction(
        (repositories) => orderOffices(repositories, actorOf(request), request.body.ids, new Date()),
        { exclusive: true },
      );
      if (outcome === 'outdated') throw new Refusal(409, { key: 'office.officesChanged' });
      return listOffices(store);
    },
  });
}
