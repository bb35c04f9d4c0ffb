import { useNavigate } from '@tanstack/react-router';
import type { Person } from '#contract/office/account';
import type { Role } from '#contract/office/permissions';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { useChangePerson, useEndSessionsOf, useInviteAgain, useNewest } from '../../data/people/people.ts';
import { isOfficeError } from '../../data/requests/office-error.ts';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useToast } from '../../parts/messages/toast.tsx';
import { useTry } from '../../parts/messages/use-try.ts';

type Change = { role: Role } | { status: 'active' | 'deactivated' };

/** Changes a person as an owner can: at once, with a toast, and where it can be taken back with its undo. */
export function usePersonActions(person: Person) {
  const text = useText('people');
  const roles = useText('roles');
  const toast = useToast();
  const undo = useUndo();
  const attempt = useTry();
  const navigate = useNavigate();
  const change = useChangePerson();
  const newest = useNewest();
  const inviteAgain = useInviteAgain();
  const endSessions = useEndSessionsOf();
  const { id, name } = person;
  const said = (words: string, more: Record<string, string> = {}) => fillPlaceholders(words, { name, ...more });

  /** Makes the change, and the opposite one when it is undone. */
  const make = (wanted: Change, opposite: Change, words: string) =>
    void attempt(
      () =>
        undo.track(
          change.mutateAsync({ person, change: wanted }).then((changed) => ({
            message: words,
            counterChange: () => change.mutateAsync({ person: newest(changed), change: opposite }),
          })),
        ),
      (error) => (isOfficeError(error) && error.status === 412 ? said(text.changedMeanwhile) : undefined),
    );

  return {
    changeRole: (role: Role) => make({ role }, { role: person.role }, said(text.done.role, { role: roles[role].name })),
    deactivate: () => make({ status: 'deactivated' }, { status: 'active' }, said(text.done.deactivated)),
    activate: () => make({ status: 'active' }, { status: 'deactivated' }, said(text.done.activated)),
    inviteAgain: () =>
      void attempt(async () => {
        await inviteAgain.mutateAsync(id);
        toast.done(said(text.done.invitedAgain));
      }),
    endSessions: () =>
      void attempt(async () => {
        await endSessions.mutateAsync(id);
        toast.done(said(text.done.sessionsEnded));
      }),
    seeHistory: () => void navigate({ to: '/history', search: { actor: id, period: 'always' } }),
  };
}
