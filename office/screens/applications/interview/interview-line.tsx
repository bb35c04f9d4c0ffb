import { CalendarClock, CalendarX2 } from 'lucide-react';
import type { ApplicationDetail } from '#contract/office/applications';
import { calendarNews, type Interview, interviewLimits } from '#contract/office/cases/interviews';
import { company } from '../../../content/company.ts';
import { useText } from '../../../content/use-text.ts';
import { IconButton } from '../../../parts/buttons/button.tsx';
import { Menu, MenuItem } from '../../../parts/buttons/menu.tsx';
import { momentOf, wallTimeOf } from '../../../parts/times/wall-time.ts';
import styles from './interview.module.css';
import { PeopleMenu } from './people-menu.tsx';
import { useInterviewDefaults } from './use-interview-defaults.ts';
import { useMinutes } from './use-minutes.ts';

interface InterviewLineProps {
  application: ApplicationDetail;
  /** As it is to be when the mail goes. */
  interview: Interview | null;
  /** The state of the application then. */
  state: string;
  onChange(interview: Interview | null): void;
  /** The place is typed. */
  onPlaceTyped(): void;
}

/** The interview in the form of a mail, and what the mail says to the applicant's calendar. */
export function InterviewLine({ application, interview, state, onChange, onPlaceTyped }: InterviewLineProps) {
  const { mail: text, interview: words } = useText('applications');
  const { timeZone } = company();
  const defaults = useInterviewDefaults(application);
  const lengths = useMinutes(interview?.minutes ?? defaults.minutes);
  const news = calendarNews(application.invited, { interview, state }, new Date());
  const change = (changed: Partial<Interview>) => interview && onChange({ ...interview, ...changed });
  return (
    <div className="grid gap-1.5 text-xs">
      <div className={`row flex-wrap ${styles.fields}`}>
        <CalendarClock className="icon" aria-hidden />
        <span>{text.interview}</span>
        <input
          className="input"
          type="datetime-local"
          step={300}
          aria-label={text.interview}
          value={interview ? wallTimeOf(interview.at, timeZone) : ''}
          onChange={({ target }) => {
            const at = momentOf(target.value, timeZone);
            onChange(at === undefined ? null : { ...(interview ?? defaults), at });
          }}
        />
        {interview && (
          <Menu label={words.length} trigger={lengths.find(({ value }) => value === String(interview.minutes))?.label}>
            {lengths.map(({ value, label }) => (
              <MenuItem
                key={value}
                isChosen={value === String(interview.minutes)}
                label={label}
                onSelect={() => change({ minutes: Number(value) })}
              />
            ))}
          </Menu>
        )}
      </div>
      {interview && (
        <div className={`row ${styles.fields}`}>
          <input
            className={`input ${styles.place}`}
            dir="auto"
            maxLength={interviewLimits.place}
            aria-label={words.place}
            placeholder={words.placePlaceholder}
            value={interview.place}
            onChange={({ target }) => change({ place: target.value })}
            onBlur={onPlaceTyped}
            // A mail that is sent from here says it already.
            onKeyDown={({ key }) => key === 'Enter' && onPlaceTyped()}
          />
          <PeopleMenu people={interview.people} onChange={(people) => change({ people })} />
          <IconButton icon={CalendarX2} label={words.none} onClick={() => onChange(null)} />
        </div>
      )}
      <small className="text-quiet">{news ? text.calendar[news] : text.interviewHint}</small>
    </div>
  );
}
