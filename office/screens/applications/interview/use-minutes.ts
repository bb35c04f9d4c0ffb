import { offeredMinutes } from '#contract/office/cases/interviews';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';

/** The lengths that an interview can have, with the one that it has. */
export function useMinutes(chosen: number): { value: string; label: string }[] {
  const { interview: text } = useText('applications');
  const counted = useCounted();
  const minutes = [...new Set([...offeredMinutes, chosen])].toSorted((one, other) => one - other);
  return minutes.map((one) => ({ value: String(one), label: counted(text.minutes, one) }));
}
