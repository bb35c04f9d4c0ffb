import { CalendarClock } from 'lucide-react';
import { type ApplicationStep, applicationSteps, applicationTransitions } from '#contract/office/application-states';
import type { ApplicationDetail } from '#contract/office/applications';
import { company } from '../../../content/company.ts';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/people/account.ts';
import { Menu, MenuItem } from '../../../parts/buttons/menu.tsx';
import { Checkbox } from '../../../parts/fields/checkbox.tsx';
import { momentOf, wallTimeOf } from '../../../parts/times/wall-time.ts';
import { StateLabel } from '../application-state.tsx';
import styles from './after-send-options.module.css';

interface AfterSendOptionsProps {
  application: ApplicationDetail;
  assignToMe: boolean;
  /** Undefined: it stays where it is. */
  state: ApplicationStep | undefined;
  interviewAt: string | null;
  onAssignToMe(assignToMe: boolean): void;
  onState(state: ApplicationStep | undefined): void;
  onInterview(interviewAt: string | null): void;
}

/** Offers what happens to the application when the mail goes, and the time of the interview. */
export function AfterSendOptions({
  application,
  assignToMe,
  state,
  interviewAt,
  onAssignToMe,
  onState,
  onInterview,
}: AfterSendOptionsProps) {
  const { afterSend, assign } = useText('answer');
  const { mail: text, states } = useText('applications');
  const me = useMe();
  const { timeZone } = company();
  const shown = state ?? application.state;
  const possible = applicationSteps.filter((step) => applicationTransitions[application.state].includes(step));
  return (
    <div className="grid gap-3">
      <label className={`row text-xs flex-wrap ${styles.line}`}>
        <CalendarClock className="icon" aria-hidden />
        <span>{text.interview}</span>
        <input
          className="input"
          type="datetime-local"
          step={300}
          value={interviewAt ? wallTimeOf(interviewAt, timeZone) : ''}
          onChange={({ target }) => onInterview(momentOf(target.value, timeZone) ?? null)}
        />
        <small className="text-quiet">{text.interviewHint}</small>
      </label>
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
