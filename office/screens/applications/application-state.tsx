import type { ApplicationState } from '#contract/office/application-states';
import type { ApplicationRow } from '#contract/office/applications';
import { useText } from '../../content/use-text.ts';
import { StageMeter } from '../../parts/layout/stage-meter.tsx';
import styles from './application-state.module.css';

const glyphs = {
  new: { steps: 1 },
  reading: { steps: 2 },
  interview: { steps: 3 },
  offer: { steps: 4 },
  hired: { steps: 5 },
  declined: { steps: 0, variant: 'struck' },
  withdrawn: { steps: 0, variant: 'flat' },
} as const satisfies Record<ApplicationState, { steps: number; variant?: 'struck' | 'flat' }>;

/** Whether a declined applicant does not know it yet. */
export const isUntold = ({ state, declineNotifiedAt }: ApplicationRow): boolean => state === 'declined' && declineNotifiedAt === null;

/** Shows how far an applicant has come, beside its word. */
export function StateLabel({ state, isUntold: isMarked = false }: { state: ApplicationState; isUntold?: boolean }) {
  const text = useText('applications');
  return (
    <span className={styles.state} data-state={state}>
      <StageMeter of={5} {...glyphs[state]} />
      <span>
        {text.states[state]}
        {isMarked && <b className={`text-bad font-650 ${styles.untold}`}>{text.notTold}</b>}
      </span>
    </span>
  );
}

/** A rating as steps with its number; in words for those who hear it. */
export function RatingLabel({ rating }: { rating: number | null }) {
  const text = useText('applications');
  if (rating === null) return <span className="text-quiet">{text.notRated}</span>;
  return (
    <span className={styles.rating}>
      <StageMeter of={5} steps={rating} />
      <span aria-hidden="true">{rating}</span>
      <span className="visually-hidden">{text.rated.replace('{count}', String(rating))}</span>
    </span>
  );
}
