import { useText } from '../../content/use-text.ts';

/** By the clock of whoever comes. */
export function useGreeting(): string {
  const { morning, afternoon, evening } = useText('signIn').hello;
  const hour = new Date().getHours();
  if (hour >= 4 && hour < 12) return morning;
  return hour >= 12 && hour < 18 ? afternoon : evening;
}
