import type { Preferences } from '#contract/office/account';
import { useChangeAccount, usePreferences } from '../../data/people/account.ts';
import { useAction } from '../../parts/messages/use-action.ts';

/** A person's habits; each is kept as soon as it is chosen. */
export function useHabits() {
  const change = useChangeAccount();
  const keep = useAction({ run: (preferences: Partial<Preferences>) => change.mutateAsync({ preferences }) });
  return {
    // Painted at once; what could not be kept goes back.
    preferences: usePreferences(),
    keep: (chosen: Partial<Preferences>) => void keep(chosen),
  };
}
