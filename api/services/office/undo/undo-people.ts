import { isOwner, parseRoles, rolesText } from '#contract/office/permissions';
import { changePerson, type PersonChange } from '../../../accounts/people.ts';
import { byId, type Undoing } from '../../../cases/undoing.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { StoredEvent } from '../../../store/changes/events.ts';

export const personUndoing: Undoing = {
  kinds: ['person.role', 'person.name', 'person.deactivated', 'person.activated'],
  permission: 'people.manage',
  async counterChanges({ repositories, request }, events) {
    const accounts = byId(await repositories.accounts.list());
    return events.map((event) => {
      const account = accounts.get(event.subject.id);
      const change = counterChange(event);
      if (!account || !change || presentOf(account, change) !== event.after) return undefined;
      return async (work) => {
        if (isOwner(account.roles) || isOwner(change.roles ?? [])) await request?.requireRecentSignIn();
        return (await changePerson(work, account.id, change, account.version)).ok;
      };
    });
  },
};

const presentOf = ({ name, roles, status }: Account, change: PersonChange): string =>
  change.roles ? rolesText(roles) : change.name === undefined ? status : name;

function counterChange({ kind, before }: StoredEvent): PersonChange | undefined {
  if (kind === 'person.name') return before === null ? undefined : { name: before };
  if (kind !== 'person.role') return { status: kind === 'person.deactivated' ? 'active' : 'deactivated' };
  const roles = parseRoles(before ?? '');
  return roles && { roles };
}
