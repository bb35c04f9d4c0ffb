import { officePaths } from '#contract/office/paths';
import { ChangeMember, MemberValues, OfficeMember, OfficeMembers } from '#contract/office/people/members';
import { ChangePlace } from '#contract/office/places';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound, orNotFound } from '../../../http/refusal.ts';
import { addMember, changeMember, deleteMember, deletePortraits, portraitsOf } from '../../../services/office/members.ts';
import { moveTo } from '../../../services/office/places.ts';
import type { Work } from '../../../store/work.ts';
import { answersOf } from '../../answers.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';
import { requireLogo } from './require-logo.ts';

const config = { permission: 'content.publish' } as const;
const params = z.object({ id });

/** The people whom the About page introduces. What is changed is public with the next request: the pages follow the revision of their data. */
export function memberRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, files } = deps;
  const member = async (id: string) => orNotFound(await store.officeMembers.find(id));
  const { add, change } = answersOf(deps, member);

  app.get(officePaths.members, {
    config,
    schema: { response: { 200: OfficeMembers } },
    handler: async () => ({ members: await store.officeMembers.list() }),
  });

  app.post(officePaths.members, {
    config,
    schema: { body: MemberValues, response: { 201: recorded(OfficeMember) } },
    handler: async (request, reply) => {
      await requireLogo(files, request.body.portrait, 'portrait');
      return add(request, reply, (work) => addMember(work, request.body), { exclusive: true });
    },
  });

  app.patch(officePaths.member, {
    config,
    schema: { params, body: ChangeMember, response: { 200: recorded(OfficeMember), 412: OfficeMember } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      await requireLogo(files, request.body.portrait, 'portrait');
      return change(request, reply, (work) => changeMember(work, request.params.id, request.body, version));
    },
  });

  // For good: a person can ask for it, and then nothing of them may stay.
  app.delete(officePaths.member, {
    config,
    schema: { params, response: { 204: z.undefined(), 412: OfficeMember } },
    handler: async (request, reply) => {
      const { id } = request.params;
      const version = requiredVersionOf(request);
      const portraits = await portraitsOf(store, id);
      const { result } = await transact(deps, request, (work) => deleteMember(work, id, version));
      if (result === 'unknown') throw notFound();
      if (result === 'outdated') return reply.code(412).send(await member(id));
      await deletePortraits(deps, portraits);
      return reply.code(204).send();
    },
  });

  app.put(officePaths.memberPlace, {
    config,
    schema: { params, body: ChangePlace, response: { 200: recorded(OfficeMember) } },
    handler: (request, reply) => {
      const move = (work: Work) => moveTo(work, 'member', request.params.id, request.body.place);
      return change(request, reply, move, { exclusive: true });
    },
  });
}
