import { type ApplicationStep, applicationStates } from '#contract/office/application-states';
import type { ApplicationRow } from '#contract/office/applications';
import { canMove } from '../../../cases/case-kind.ts';
import { useText } from '../../../content/use-text.ts';
import { applicationKind } from '../application-kind.ts';
import styles from './stage-picker.module.css';

const stages = ['new', 'reading', 'interview', 'offer', 'hired'] as const satisfies readonly ApplicationStep[];

/** The stages as steps: the present one is highlighted, and a press moves the application to another. */
export function StagePicker({ application, onMove }: { application: ApplicationRow; onMove(state: ApplicationStep): void }) {
  const text = useText('applications');
  const { state } = application;
  const at = applicationStates.indexOf(state);
  const isOut = state === 'declined' || state === 'withdrawn';
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    <div className={`grid items-end numbered ${styles.stages}`} role="group" aria-label={text.detail.stage} data-out={isOut || undefined}>
      {stages.map((step, index) => (
        <button
          key={step}
          type="button"
          className={`grid gap-1.5 min-w-0 text-quiet text-start wrap-anywhere ${styles.step}`}
          data-done={(!isOut && index < at) || undefined}
          aria-current={step === state ? 'step' : undefined}
          disabled={step !== state && !canMove(applicationKind, application, step)}
          onClick={() => step !== state && onMove(step)}
        >
          {text.states[step]}
        </button>
      ))}
    </div>
  );
}
