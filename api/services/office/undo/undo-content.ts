import { ClientValues } from '#contract/office/clients';
import { ChangeOffice } from '#contract/office/offices';
import { ChangeMember } from '#contract/office/people/members';
import type { z } from '#contract/zod';
import { type About, byId, type CounterChange, idsOf, isDone, type UndoContext, type Undoing } from '../../../cases/undoing.ts';
import { fromJson } from '../../../store/rows/columns.ts';
import type { Colleague, Work } from '../../../store/work.ts';
import { changeClient, removeClient, restoreClient } from '../clients.ts';
import { differences } from '../differences.ts';
import { isUsableLogo } from '../logos/keep-logo.ts';
import { changeMember, deleteMember } from '../members.ts';
import { changeOffice } from '../offices.ts';

const ChangedClient = ClientValues.partial();

export const clientUndoing: Undoing = {
  kinds: ['client.added', 'client.changed', 'client.removed', 'client.restored'],
  permission: 'content.publish',
  async counterChanges(context, events) {
    const { officeClients } = context.repositories;
    const clients = byId(await officeClients.rows(idsOf(events)));
    return events.map((event): CounterChange | undefined => {
      const { kind } = event;
      const client = clients.get(event.subject.id);
      if (!client) return undefined;
      const { id, version, deletedAt } = client;
      if (kind === 'client.removed') return deletedAt === null ? undefined : (work) => isDone(restoreClient(work, id));
      if (deletedAt !== null || (kind === 'client.added' && version > 1)) return undefined;
      if (kind === 'client.changed')
        return changedBack(context, event, {
          schema: ChangedClient,
          present: client,
          async change(work, found) {
            const values = ClientValues.safeParse({ ...client, ...found }).data;
            return values ? changeClient(work, id, values, version) : 'unfit';
          },
        });
      return (work) => isDone(removeClient(work, id, version));
    });
  },
};

export const officeUndoing: Undoing = {
  kinds: ['office.added', 'office.changed', 'office.deleted', 'office.restored'],
  permission: 'content.publish',
  async counterChanges(context, events) {
    const offices = byId(await context.repositories.officeOffices.list());
    return events.map((event) => {
      const office = offices.get(event.subject.id);
      if (!office) return undefined;
      const { id, version, isDeleted } = office;
      if (event.kind === 'office.added')
        return isDeleted ? undefined : (work) => isDone(changeOffice(work, id, { isDeleted: true }, version));
      const change = (work: Work, found: ChangeOffice) => changeOffice(work, id, found, version);
      return changedBack(context, event, { schema: ChangeOffice, present: office, change });
    });
  },
};

export const memberUndoing: Undoing = {
  kinds: ['member.added', 'member.changed'],
  permission: 'content.publish',
  async counterChanges(context, events) {
    const members = byId(await context.repositories.officeMembers.list());
    return events.map((event) => {
      const member = members.get(event.subject.id);
      if (!member) return undefined;
      const { id, version } = member;
      if (event.kind === 'member.added') return version > 1 ? undefined : (work) => isDone(deleteMember(work, id, version));
      const change = (work: Work, found: ChangeMember) => changeMember(work, id, found, version);
      return changedBack(context, event, { schema: ChangeMember, present: member, change });
    });
  },
};

interface ChangedEntry<Values> {
  schema: z.ZodType<Values>;
  present: object;
  change(work: Work<Colleague>, found: Values): Promise<string>;
}

/** Back to the fields that a change has found, which its event keeps as JSON. */
function changedBack<Values extends { logo?: string | null | undefined; portrait?: string | null | undefined }>(
  { request }: UndoContext,
  { before, after }: About,
  { schema, present, change }: ChangedEntry<Values>,
): CounterChange | undefined {
  const [found, left] = [before, after].map((text) => fromJson(schema, text ?? ''));
  if (!found || !left || Object.keys(found).length === 0 || Object.keys(differences(present, left)).length > 0) return undefined;
  const picture = found.logo ?? found.portrait;
  if (!picture) return (work) => isDone(change(work, found));
  // A picture that nothing refers to is deleted after a while.
  return request && (async (work) => (await isUsableLogo(request.files, picture)) && isDone(change(work, found)));
}
