import { useNavigate } from '@tanstack/react-router';
import { usePlaces } from '../parts/navigation/navigation.ts';
import { useShortcut } from '../parts/shortcuts/shortcuts.ts';

/** `G` and a letter lead to a place, where the person may go there. */
export function useGoTo(): void {
  const navigate = useNavigate();
  const places = usePlaces();
  useShortcut(
    'everywhere',
    Object.fromEntries(places.flatMap(({ keys, to }) => (keys === undefined ? [] : [[keys, () => void navigate({ to })]]))),
  );
}
