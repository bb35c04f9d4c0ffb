import { type ApplicationStep, applicationSteps, applicationTransitions } from '#contract/office/application-states';
import type { ApplicationDetail } from '#contract/office/applications';
import type { Interview } from '#contract/office/cases/interviews';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/people/account.ts';
import { Menu, MenuItem } from '../../../parts/buttons/menu.tsx';
import { Checkbox } from '../../../parts/fields/checkbox.tsx';
import { StateLabel } from '../application-state.tsx';
import { InterviewLine } from '../interview/interview-line.tsx';
import styles from './after-send-options.module.css';

interface AfterSendOptionsProps {
  application: ApplicationDetail;
  assignToMe: boolean;
  /** Undefined: it stays where it is. */
  state: ApplicationStep | undefined;
  interview: Interview | null;
  onAssignToMe(assignToMe: boolean): void;
  onState(state: ApplicationStep | undefined): void;
  onInterview(interview: Interview | null): void;
  onPlaceTyped(): void;
}

/** Offers what happens to the application when the mail goes, and the interview. */
export function AfterSendOptions(props: AfterSendOptionsProps) {
  const { application, assignToMe, state, interview, onAssignToMe, onState, onInterview, onPlaceTyped } = props;
  const { afterSend, assign } = useText('answer');
  const { mail: text, states } = useText('applications');
  const me = useMe();
  const shown = state ?? application.state;
  const possible = applicationSteps.filter((step) => applicationTransitions[application.state].includes(step));
  return (
    <div className="grid gap-3">
      <InterviewLine {...{ application, interview, onPlaceTyped }} state={shown} onChange={onInterview} />
      <div className={`row text-xs flex-wrap ${styles.line}`}>
        {application.assigneeId !== me.id && (
          <Checkbox checked={assignToMe} onChange={onAssignToMe}>
            {assign}
          </Checkbox>
        )}
        {possible.length > 0 && (
          <Menu label={`${afterSend}: ${states[shown]}`} trigger={<StateLabel state={shown} />}>
            <MenuItem isChosen={state === undefined} label={<StateLabel state={application.state} />} onSelect={() => onState(undefined)} />
            {possible.map((step) => (
              <MenuItem key={step} isChosen={step === state} label={<StateLabel state={step} />} onSelect={() => onState(step)} />
            ))}
          </Menu>
        )}
        {shown === 'declined' && <small className="text-quiet">{text.notifies}</small>}
      </div>
    </div>
  );
}
