import { isOwner, parseRoles, rolesText } from '#contract/office/permissions';
import { changePerson, type PersonChange } from '../../../accounts/people.ts';
import { byId, type Undoing } from '../../../cases/undoing.ts';
import type { StoredEvent } from '../../../store/changes/events.ts';

export const personUndoing: Undoing = {
  kinds: ['person.role', 'person.deactivated', 'person.activated'],
  permission: 'people.manage',
  async counterChanges({ repositories, request }, events) {
    const accounts = byId(await repositories.accounts.list());
    return events.map((event) => {
      const account = accounts.get(event.subject.id);
      const change = counterChange(event);
      if (!account || !change || (change.roles ? rolesText(account.roles) : account.status) !== event.after) return undefined;
      return async (work) => {
        if (isOwner(account.roles) || isOwner(change.roles ?? [])) await request?.requireRecentSignIn();
        return (await changePerson(work, account.id, change, account.version)).ok;
      };
    });
  },
};

function counterChange({ kind, before }: StoredEvent): PersonChange | undefined {
  if (kind !== 'person.role') return { status: kind === 'person.deactivated' ? 'active' : 'deactivated' };
  const roles = parseRoles(before ?? '');
  return roles && { roles };
}
