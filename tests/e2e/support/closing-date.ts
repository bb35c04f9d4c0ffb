import type { Job } from '#contract/job';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** A closing date as dialogs show it, and as cards do. */
export function closingDate({ closingDate: date }: Job): { long: string; short: string } {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const name = months[month - 1] ?? '';
  return { long: `${day} ${name} ${year}`, short: `${day} ${name === 'September' ? 'Sept' : name.slice(0, 3)} ${year}` };
}
