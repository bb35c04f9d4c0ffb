import { useNavigate } from '@tanstack/react-router';
import { useMe } from '../data/people/account.ts';
import { useShortcut } from '../parts/shortcuts/shortcuts.ts';

/** `G` and a letter lead to a place, where the person may go there. */
export function useGoTo(): void {
  const navigate = useNavigate();
  const { permissions } = useMe();
  const go = (to: string) => () => void navigate({ to });
  const ifAllowed = (permission: (typeof permissions)[number], to: string) => (permissions.includes(permission) ? go(to) : undefined);
  useShortcut('everywhere', {
    'g t': go('/'),
    'g q': ifAllowed('quotes.answer', '/quotes'),
    'g a': ifAllowed('applications.decide', '/applications'),
    'g r': ifAllowed('reviews.decide', '/reviews'),
    'g j': ifAllowed('jobs.publish', '/jobs'),
    'g c': ifAllowed('content.publish', '/clients'),
    'g o': ifAllowed('content.publish', '/offices'),
    'g p': ifAllowed('people.manage', '/people'),
    'g h': ifAllowed('history.read', '/history'),
  });
}
