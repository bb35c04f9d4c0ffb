import { fillPlaceholders } from '#contract/fill-placeholders';
import type { OfficeReview } from '#contract/office/reviews';
import { useText } from '../../content/use-text.ts';
import { useColleagues } from '../../data/colleagues.ts';
import { hasFailed } from '../../parts/mail-fate.tsx';
import { useMoments } from '../../parts/moments.ts';
import styles from './reviews.module.css';

/** The mails that the person was sent, with what became of each. */
export function Answers({ answers }: Pick<OfficeReview, 'answers'>) {
  const text = useText('reviews');
  const moments = useMoments();
  const { colleague } = useColleagues();
  if (answers.length === 0) return null;

  return (
    <ul className={styles.answers}>
      {answers.map(({ id, at, text: words, authorId, fate }) => {
        const author = colleague(authorId)?.name;
        return (
          <li key={id}>
            <p className={`row quiet small wrap ${styles.by}`}>
              <b>{author ? fillPlaceholders(text.answered, { author }) : text.answeredByNobody}</b>
              <span>{moments.ago(at)}</span>
              <span className={hasFailed(fate) ? 'late' : undefined}>{text.fates[fate.state]}</span>
            </p>
            <p className={styles.answer} dir="auto">
              {words}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
