import type { Preferences } from '#contract/office/account';
import { useChangeAccount, usePreferences } from '../../data/people/account.ts';
import { useTry } from '../../parts/messages/use-try.ts';

/** A person's habits; each is kept as soon as it is chosen. */
export function useHabits() {
  const change = useChangeAccount();
  const attempt = useTry();
  return {
    // Painted at once; what could not be kept goes back.
    preferences: usePreferences(),
    keep: (chosen: Partial<Preferences>) => void attempt(async () => void (await change.mutateAsync({ preferences: chosen }))),
  };
}
