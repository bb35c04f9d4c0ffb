import { useNavigate } from '@tanstack/react-router';
import { type HandOver, handedOver, type OpenWork } from '#contract/office/cases/hand-over';
import type { Person } from '#contract/office/people/people';
import type { Roles } from '#contract/office/permissions';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useChangePerson, useEndSessionsOf, useFetchOpenWork, useInviteAgain } from '../../data/people/people.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import { useRoleNames } from '../../parts/people/role-names.ts';

/**
 * Changes a person as an owner can: at once, with a toast, and where it can be taken back with its undo.
 *
 * @param onHandOver asks who takes what is open, before somebody with open work is let go
 */
export function usePersonActions(person: Person, onHandOver: (open: OpenWork) => void) {
  const text = useText('people');
  const roleNames = useRoleNames();
  const navigate = useNavigate();
  const changePerson = useChangePerson();
  const invitation = useInviteAgain();
  const sessions = useEndSessionsOf();
  const openWorkOf = useFetchOpenWork();
  const { id, name } = person;
  const said = (words: string, more: Record<string, string> = {}) => fillSentence(words, { name, ...more });
  const newer = said(text.changedMeanwhile);

  const changeRoles = useAction({
    run: (roles: Roles) => changePerson.mutateAsync({ person, change: { roles } }),
    done: (_, roles) => said(text.done.role, { role: roleNames(roles) }),
    newer,
  });
  const setStatus = useAction({
    run: (change: { status: 'active' | 'deactivated'; handOver?: HandOver }) => changePerson.mutateAsync({ person, change }),
    done(_, { status, handOver }) {
      if (status === 'active') return said(text.done.activated);
      if (!handOver) return said(text.done.deactivated);
      const isGiven = handedOver.some((kind) => handOver[kind]);
      return said(isGiven ? text.done.handedOver : text.done.unassigned);
    },
    newer,
  });
  const leave = useAction({
    async run() {
      const open = await openWorkOf(id);
      if (handedOver.some((kind) => open[kind] > 0)) onHandOver(open);
      else await setStatus({ status: 'deactivated' });
    },
  });
  const inviteAgain = useAction({ run: () => invitation.mutateAsync(id), done: said(text.done.invitedAgain) });
  const endSessions = useAction({ run: () => sessions.mutateAsync(id), done: said(text.done.sessionsEnded) });

  return {
    changeRoles: (roles: Roles) => void changeRoles(roles),
    deactivate: () => void leave(),
    handOver: (given: HandOver) => setStatus({ status: 'deactivated', handOver: given }),
    activate: () => void setStatus({ status: 'active' }),
    inviteAgain: () => void inviteAgain(),
    endSessions: () => void endSessions(),
    seeHistory: () => void navigate({ to: '/history', search: { actor: id, period: 'always' } }),
  };
}
