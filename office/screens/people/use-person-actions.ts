import { useNavigate } from '@tanstack/react-router';
import type { Person } from '#contract/office/account';
import type { Roles } from '#contract/office/permissions';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { useChangePerson, useEndSessionsOf, useInviteAgain } from '../../data/people/people.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import { useRoleNames } from '../../parts/people/role-names.ts';

/** Changes a person as an owner can: at once, with a toast, and where it can be taken back with its undo. */
export function usePersonActions(person: Person) {
  const text = useText('people');
  const roleNames = useRoleNames();
  const navigate = useNavigate();
  const changePerson = useChangePerson();
  const invitation = useInviteAgain();
  const sessions = useEndSessionsOf();
  const { id, name } = person;
  const said = (words: string, more: Record<string, string> = {}) => fillPlaceholders(words, { name, ...more });
  const newer = said(text.changedMeanwhile);

  const changeRoles = useAction({
    run: (roles: Roles) => changePerson.mutateAsync({ person, change: { roles } }),
    done: (_, roles) => said(text.done.role, { role: roleNames(roles) }),
    newer,
  });
  const setStatus = useAction({
    run: (status: 'active' | 'deactivated') => changePerson.mutateAsync({ person, change: { status } }),
    done: (_, status) => said(status === 'active' ? text.done.activated : text.done.deactivated),
    newer,
  });
  const inviteAgain = useAction({ run: () => invitation.mutateAsync(id), done: said(text.done.invitedAgain) });
  const endSessions = useAction({ run: () => sessions.mutateAsync(id), done: said(text.done.sessionsEnded) });

  return {
    changeRoles: (roles: Roles) => void changeRoles(roles),
    deactivate: () => void setStatus('deactivated'),
    activate: () => void setStatus('active'),
    inviteAgain: () => void inviteAgain(),
    endSessions: () => void endSessions(),
    seeHistory: () => void navigate({ to: '/history', search: { actor: id, period: 'always' } }),
  };
}
