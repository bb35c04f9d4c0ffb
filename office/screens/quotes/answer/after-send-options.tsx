import { Bell } from 'lucide-react';
import { useState } from 'react';
import { type QuoteState, quoteTransitions } from '#contract/office/quote-states';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/people/account.ts';
import { Menu, MenuItem } from '../../../parts/buttons/menu.tsx';
import { Checkbox } from '../../../parts/fields/checkbox.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { DayDialog } from '../detail/day-dialog.tsx';
import { QuoteStateLabel } from '../quote-state.tsx';
import { reminderChoices } from '../reminders.ts';
import { useNextWorkingDay } from '../use-next-working-day.ts';

const reminders = ['none', ...reminderChoices] as const;
/** One of the choices, or the moment of any other: ISO 8601. */
export type Reminder = (typeof reminders)[number] | { at: string };

interface AfterSendOptionsProps {
  quote: QuoteDetail;
  assignToMe: boolean;
  state: QuoteState;
  reminder: Reminder;
  onAssignToMe(assignToMe: boolean): void;
  onState(state: QuoteState): void;
  onReminder(reminder: Reminder): void;
}

/** Offers what happens to the quote when the answer goes. */
export function AfterSendOptions({ quote, assignToMe, state, reminder, onAssignToMe, onState, onReminder }: AfterSendOptionsProps) {
  const text = useText('answer');
  const { states, remind } = useText('quotes');
  const me = useMe();
  // An answer begins a talk: nothing stays new with it.
  const possible = [...(quote.state === 'new' ? [] : [quote.state]), ...quoteTransitions[quote.state]];
  const dateFormats = useDateFormats();
  const workingDay = useNextWorkingDay();
  const isWorkingDay = typeof reminder === 'object' && reminder.at === workingDay?.at;
  const [isChoosingDay, setIsChoosingDay] = useState(false);
  const remindWords = (one: Reminder) => {
    if (one === 'none') return text.noReminder;
    if (typeof one === 'object') return fillSentence(text.remindOn, { date: dateFormats.longDay(one.at) });
    return fillSentence(text.remind, { when: text.reminders[one] });
  };
  return (
    <div className="row flex-wrap justify-between gap-3">
      {quote.assigneeId !== me.id && (
        <Checkbox checked={assignToMe} onChange={onAssignToMe}>
          {text.assign}
        </Checkbox>
      )}
      <span className="flex flex-wrap gap-2">
        <Menu label={`${text.afterSend}: ${states[state]}`} trigger={<QuoteStateLabel state={state} />}>
          {possible.map((one) => (
            <MenuItem key={one} isChosen={one === state} label={<QuoteStateLabel state={one} />} onSelect={() => onState(one)} />
          ))}
        </Menu>
        <Menu
          trigger={
            <>
              <Bell className="icon" aria-hidden />
              <span>{remindWords(reminder)}</span>
            </>
          }
        >
          {reminders.map((one) => (
            <MenuItem key={one} isChosen={one === reminder} label={remindWords(one)} onSelect={() => onReminder(one)} />
          ))}
          {workingDay && (
            <MenuItem
              isChosen={isWorkingDay}
              label={fillSentence(text.remindOn, { date: workingDay.name })}
              onSelect={() => onReminder({ at: workingDay.at })}
            />
          )}
          <MenuItem isChosen={typeof reminder === 'object' && !isWorkingDay} label={remind.date} onSelect={() => setIsChoosingDay(true)} />
        </Menu>
      </span>
      {isChoosingDay && <DayDialog onChoose={(at) => onReminder({ at })} onClose={() => setIsChoosingDay(false)} />}
    </div>
  );
}
