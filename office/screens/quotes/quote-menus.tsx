import { Bell } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { Permission } from '#contract/office/permissions';
import { type QuoteRow, type QuoteState, quoteStates } from '#contract/office/quotes';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/account.ts';
import { assignable, useColleagues } from '../../data/colleagues.ts';
import { Avatar } from '../../parts/avatar.tsx';
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

interface AssigneeItemsProps {
  assigneeId?: string | null;
  /** What an owner has to be allowed. */
  permission: Permission;
  onChoose(id: string | null): void;
}

/** Whom requests and applications may belong to: the person first, then nobody, then colleagues. */
export function AssigneeItems({ assigneeId, permission, onChoose }: AssigneeItemsProps) {
  const text = useText('quotes');
  const me = useMe();
  const { colleagues } = useColleagues();
  const others = assignable(colleagues, permission).filter(({ id }) => id !== me.id);
  return (
    <>
      <MenuItem icon={<Avatar name={me.name} size="small" />} keys="M" isChosen={assigneeId === me.id} onSelect={() => onChoose(me.id)}>
        {fillPlaceholders(text.me, { name: me.name })}
      </MenuItem>
      <MenuItem icon={<Avatar name="" size="small" />} isChosen={assigneeId === null} onSelect={() => onChoose(null)}>
        {text.nobodyYet}
      </MenuItem>
      {others.length > 0 && <MenuSeparator />}
      {others.map(({ id, name }) => (
        <MenuItem key={id} icon={<Avatar name={name} size="small" />} isChosen={assigneeId === id} onSelect={() => onChoose(id)}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </>
  );
}

/** In the menu of `AssigneeItems`, M is oneself; by its place, whatever the layout of the keyboard writes. */
export const onKeyM = (take: () => void) => (event: KeyboardEvent) => {
  if (event.code !== 'KeyM') return;
  event.preventDefault();
  event.stopPropagation();
  take();
};

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
