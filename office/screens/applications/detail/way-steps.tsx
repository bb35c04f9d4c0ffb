import { type ApplicationRow, type ApplicationStep, applicationStates } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { canMove } from '../application-actions.ts';
import styles from './way-steps.module.css';

const way = ['new', 'reading', 'interview', 'offer', 'hired'] as const satisfies readonly ApplicationStep[];

/** The way as a stair: where they stand is lit, and a press moves them. */
export function WaySteps({ application, onMove }: { application: ApplicationRow; onMove(state: ApplicationStep): void }) {
  const text = useText('applications');
  const { state } = application;
  const at = applicationStates.indexOf(state);
  const isOut = state === 'declined' || state === 'withdrawn';
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    <div className={styles.way} role="group" aria-label={text.detail.way} data-out={isOut || undefined}>
      {way.map((step, index) => (
        <button
          key={step}
          type="button"
          className={styles.step}
          data-done={(!isOut && index < at) || undefined}
          aria-current={step === state ? 'step' : undefined}
          disabled={step !== state && !canMove(application, step)}
          onClick={() => step !== state && onMove(step)}
        >
          {text.states[step]}
        </button>
      ))}
    </div>
  );
}
