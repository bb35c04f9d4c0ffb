import { Bell } from 'lucide-react';
import { type QuoteRow, type QuoteState, quoteStates } from '#contract/office/quotes';
import { useText } from '../../content/use-text.ts';
import { MenuItem, MenuSeparator } from '../../parts/menu.tsx';
import { canMove } from './quote-actions.ts';
import { QuoteStateLabel } from './quote-state.tsx';
import { type ReminderChoice, reminderAt, reminderChoices } from './reminders.ts';

/** The states that these requests may get. */
export function StateItems({ rows, onChoose }: { rows: readonly QuoteRow[]; onChoose(state: QuoteState): void }) {
  const present = new Set(rows.map(({ state }) => state));
  return quoteStates
    .filter((state) => (present.size === 1 && present.has(state)) || rows.some((row) => canMove(row, state)))
    .map((state) => (
      <MenuItem
        key={state}
        isChosen={present.size === 1 && present.has(state)}
        keys={state === 'aside' ? 'H' : undefined}
        onSelect={() => !(present.size === 1 && present.has(state)) && onChoose(state)}
      >
        <QuoteStateLabel state={state} />
      </MenuItem>
    ));
}

interface ReminderItemsProps {
  remindAt: string | null;
  onChoose(remindAt: string | null): void;
  /** Any other day. */
  onChooseDay(): void;
}

/** When to be reminded: in some days, or on one. */
export function ReminderItems({ remindAt, onChoose, onChooseDay }: ReminderItemsProps) {
  const { remind } = useText('quotes');
  const words: Record<ReminderChoice, string> = {
    tomorrow: remind.tomorrow,
    threeDays: remind.threeDays,
    week: remind.week,
    twoWeeks: remind.twoWeeks,
  };
  return (
    <>
      {reminderChoices.map((choice) => (
        <MenuItem key={choice} icon={<Bell className="icon" aria-hidden />} onSelect={() => onChoose(reminderAt(choice, new Date()))}>
          {words[choice]}
        </MenuItem>
      ))}
      <MenuItem onSelect={onChooseDay}>{remind.date}</MenuItem>
      {remindAt !== null && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onChoose(null)}>{remind.none}</MenuItem>
        </>
      )}
    </>
  );
}
