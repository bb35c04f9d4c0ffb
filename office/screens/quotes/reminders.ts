export const reminderChoices = ['tomorrow', 'threeDays', 'week', 'twoWeeks'] as const;
export type ReminderChoice = (typeof reminderChoices)[number];

const days: Record<ReminderChoice, number> = { tomorrow: 1, threeDays: 3, week: 7, twoWeeks: 14 };

/** Hour of the reader's day at which reminders begin. */
const hour = 8;

/**
 * The moment of a reminder, in the morning of a day of the reader: ISO 8601.
 *
 * @param choice one of the choices, or a day as YYYY-MM-DD
 */
export function reminderAt(choice: ReminderChoice | (string & {}), now: Date): string {
  const count = days[choice as ReminderChoice];
  const morning = count === undefined ? new Date(`${choice}T00:00`) : new Date(now);
  if (count !== undefined) morning.setDate(now.getDate() + count);
  morning.setHours(hour, 0, 0, 0);
  return morning.toISOString();
}
