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
import { answersOf } from '../../answers.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { requiredVersionOf } from '../../versions.ts';
import { requireLogo } from './require-logo.ts';

const config = { permission: 'content.publish' } as const;
const params = z.object({ id });

/** The offices of the company. What is changed is public with the next request: the pages follow the revision of their data. */
export function officesRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, files } = deps;
  const { add, change } = answersOf(deps, async (id) => orNotFound(await store.officeOffices.find(id)));

  app.get(officePaths.offices, {
    config,
    schema: { response: { 200: CompanyOffices } },
    handler: () => listOffices(store),
  });

  app.post(officePaths.offices, {
    config,
    schema: { body: OfficeValues, response: { 201: recorded(CompanyOffice) } },
    handler: async (request, reply) => {
      await requireLogo(files, request.body.logo);
      return add(request, reply, (work) => addOffice(work, request.body), { exclusive: true });
    },
  });

  app.patch(officePaths.office, {
    config,
    schema: { params, body: ChangeOffice, response: { 200: recorded(CompanyOffice), 412: CompanyOffice } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      await requireLogo(files, request.body.logo);
      return change(request, reply, (work) => changeOffice(work, request.params.id, request.body, version));
    },
  });

  app.put(officePaths.officePlace, {
    config,
    schema: { params, body: ChangePlace, response: { 200: recorded(CompanyOffice) } },
    handler: (request, reply) => {
      const move = (work: Work) => moveTo(work, 'office', request.params.id, request.body.place);
      return change(request, reply, move, { exclusive: true });
    },
  });
}
