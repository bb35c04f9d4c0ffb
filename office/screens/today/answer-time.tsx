import type { Today } from '#contract/office/today';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useAllowed } from '../../data/people/account.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { ValueLine } from './charts/value-line.tsx';
import styles from './side.module.css';

const rounded = (hours: number) => (hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours));

/** The median time to the first answer of every week's quotes, beside the aim. */
export function AnswerTime({ weeks, aimHours }: Pick<Today, 'weeks' | 'aimHours'>) {
  const { answerTime } = useText('today');
  const dateFormats = useDateFormats();
  const mayAnswer = useAllowed('quotes.answer');
  const answered = weeks.filter(({ medianHours }) => medianHours !== null);
  const [first] = answered;
  const last = answered.at(-1);
  const [oldest] = weeks;
  if (!mayAnswer || !oldest) return null;

  return (
    <section className={styles.chart}>
      <div className={`flex items-baseline justify-between gap-3 ${styles.heading}`}>
        <h2 className="text-sm font-medium">{answerTime.title}</h2>
        <small className="text-quiet text-2xs">{answerTime.median}</small>
      </div>
      {first && last ? (
        <ValueLine
          values={weeks.map(({ medianHours }) => medianHours)}
          aim={aimHours}
          label={fillSentence(answerTime.label, {
            first: rounded(first.medianHours ?? 0),
            last: rounded(last.medianHours ?? 0),
            from: dateFormats.day(first.from),
            aim: aimHours,
          })}
          aimLabel={fillSentence(answerTime.aim, { hours: aimHours })}
          valueLabel={fillSentence(answerTime.hours, { hours: rounded(last.medianHours ?? 0) })}
          first={dateFormats.day(oldest.from)}
          last={answerTime.thisWeek}
        />
      ) : (
        <p className="text-quiet text-2xs">{answerTime.none}</p>
      )}
    </section>
  );
}
