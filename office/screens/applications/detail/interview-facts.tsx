import { CalendarClock } from 'lucide-react';
import type { ApplicationDetail } from '#contract/office/applications';
import { calendarNews } from '#contract/office/cases/interviews';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useColleagueName } from '../../../parts/people/use-colleague-name.ts';
import { RichText } from '../../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import styles from './detail-pane.module.css';

/** Shows the interview of an application, and whether the applicant's calendar knows of it. */
export function InterviewFacts({ application, onSet }: { application: ApplicationDetail; onSet(): void }) {
  const { detail: text, interview: words } = useText('applications');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const nameOf = useColleagueName();
  const { state, interview, invited } = application;
  if (state === 'withdrawn' || (interview === null && state !== 'interview' && state !== 'reading')) return null;
  const news = calendarNews(invited, application, new Date());
  return (
    <div className={`text-quiet text-xs ${styles.interview}`}>
      <CalendarClock className="icon" aria-hidden />
      <div className="grid gap-0.5 min-w-0">
        <p className="row flex-wrap gap-2">
          <span>{interview ? <RichText text={text.interview.replace('{date}', dateFormats.full(interview.at))} /> : text.noInterview}</span>
          <button type="button" className="link screen-only" onClick={onSet}>
            {interview ? text.changeInterview : text.setInterview}
          </button>
        </p>
        {interview && (
          <p className="wrap-anywhere">
            {counted(words.minutes, interview.minutes)}
            {interview.place !== '' && (
              <>
                {words.separator}
                <bdi>{interview.place}</bdi>
              </>
            )}
          </p>
        )}
        {interview && interview.people.length > 0 && (
          <p>
            {words.with} <bdi>{interview.people.map(nameOf).join(words.separator)}</bdi>
          </p>
        )}
        {news && <p className="text-accent">{text.calendar[news]}</p>}
      </div>
    </div>
  );
}
