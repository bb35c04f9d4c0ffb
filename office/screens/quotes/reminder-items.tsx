import { Bell } from 'lucide-react';
import { useText } from '../../content/use-text.ts';
import { MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { reminderAt, reminderChoices } from './reminders.ts';
import { useNextWorkingDay } from './use-next-working-day.ts';

interface ReminderItemsProps {
  remindAt: string | null;
  onChoose(remindAt: string | null): void;
  /** Any other day. */
  onChooseDay(): void;
}

/** Offers when to be reminded: in some days, or on one. */
export function ReminderItems({ remindAt, onChoose, onChooseDay }: ReminderItemsProps) {
  const { remind } = useText('quotes');
  const workingDay = useNextWorkingDay();
  return (
    <>
      {reminderChoices.map((choice) => (
        <MenuItem key={choice} icon={Bell} label={remind[choice]} onSelect={() => onChoose(reminderAt(choice, new Date()))} />
      ))}
      {workingDay && <MenuItem icon={Bell} label={workingDay.name} onSelect={() => onChoose(workingDay.at)} />}
      <MenuItem label={remind.date} onSelect={onChooseDay} />
      {remindAt !== null && (
        <>
          <MenuSeparator />
          <MenuItem label={remind.none} onSelect={() => onChoose(null)} />
        </>
      )}
    </>
  );
}
