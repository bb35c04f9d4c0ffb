import type { OfficeReview } from '#contract/office/reviews';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useColleagues } from '../../data/people/colleagues.ts';
import { hasFailed } from '../../parts/mails/delivery-status.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import styles from './reviews.module.css';

/** The mails that the person was sent, with what became of each. */
export function Answers({ answers }: Pick<OfficeReview, 'answers'>) {
  const text = useText('reviews');
  const dateFormats = useDateFormats();
  const { colleague } = useColleagues();
  if (answers.length === 0) return null;

  return (
    <ul className={`grid gap-3 ${styles.answers}`}>
      {answers.map(({ id, at, text: words, authorId, deliveryStatus }) => {
        const author = colleague(authorId)?.name;
        return (
          <li key={id}>
            <p className={`row text-quiet text-xs flex-wrap ${styles.by}`}>
              <b className="strong">{author ? fillSentence(text.answered, { author }) : text.answeredByNobody}</b>
              <span>{dateFormats.ago(at)}</span>
              <span className={hasFailed(deliveryStatus) ? 'late' : undefined}>{text.deliveryStatuses[deliveryStatus.state]}</span>
            </p>
            <p className={`wrap-anywhere pre-line ${styles.answer}`} dir="auto">
              {words}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
