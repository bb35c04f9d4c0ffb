import { useText } from '../../content/use-text.ts';

/** Returns what writes why a quote was won or lost: by its name, or in a colleague's own words. */
export function useReasonText(): (reason: string) => string {
  const { names } = useText('closing');
  return (reason) => names[reason as keyof typeof names] ?? reason;
}
