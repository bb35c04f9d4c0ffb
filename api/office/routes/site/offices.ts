import { ChangeOffice, CompanyOffice, CompanyOffices, OfficeValues } from '#contract/office/offices';
import { officePaths } from '#contract/office/paths';
import { ChangePlace } from '#contract/office/places';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound } from '../../../http/refusal.ts';
import { addOffice, changeOffice, listOffices } from '../../../services/office/offices.ts';
import { moveTo } from '../../../services/office/places.ts';
import type { Work } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { statusOf, transact, transactOnce } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';
import { requireLogo } from './require-logo.ts';

const config = { permission: 'content.publish' } as const;
const params = z.object({ id });

/** The offices of the company. What is changed is public with the next request: the pages follow the revision of their data. */
export function officesRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, files } = deps;
  const office = async (id: string) => orNotFound(await store.officeOffices.find(id));

  app.get(officePaths.offices, {
    config,
    schema: { response: { 200: CompanyOffices, ...officeFailures } },
    handler: () => listOffices(store),
  });

  app.post(officePaths.offices, {
    config,
    schema: { body: OfficeValues, response: { 201: recorded(CompanyOffice), ...officeFailures } },
    handler: async (request, reply) => {
      await requireLogo(files, request.body.logo);
      const add = async (work: Work) => ({ id: await addOffice(work, request.body) });
      const { result, events } = await transactOnce(deps, request, add, { exclusive: true });
      return reply.code(201).send({ ...(await office(result.id)), events });
    },
  });

  app.patch(officePaths.office, {
    config,
    schema: { params, body: ChangeOffice, response: { 200: recorded(CompanyOffice), 412: CompanyOffice, ...officeFailures } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      await requireLogo(files, request.body.logo);
      const { id } = request.params;
      const { result, events } = await transact(deps, request, (work) => changeOffice(work, id, request.body, version));
      return reply.code(statusOf(result)).send({ ...(await office(id)), events });
    },
  });

  app.put(officePaths.officePlace, {
    config,
    schema: { params, body: ChangePlace, response: { 200: recorded(CompanyOffice), ...officeFailures } },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { result, events } = await transact(deps, request, (work) => moveTo(work, 'office', id, request.body.place), {
        exclusive: true,
      });
      return reply.code(statusOf(result)).send({ ...(await office(id)), events });
    },
  });
}
