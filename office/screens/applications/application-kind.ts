import { type ApplicationStep, applicationSteps, applicationTransitions } from '#contract/office/application-states';
import type { ApplicationRow } from '#contract/office/applications';
import type { Interview } from '#contract/office/cases/interviews';
import type { CaseKind, CaseStates } from '../../cases/case-kind.ts';
import { type CaseCommands, useCaseActions } from '../../cases/use-case-actions.ts';
import { useText } from '../../content/use-text.ts';
import { applicationCases } from '../../data/cases/applications.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { StateLabel } from './application-state.tsx';

/** Applications, as the screens of cases need them. */
export const applicationKind: CaseKind & CaseStates<ApplicationStep> = {
  topic: 'applications',
  path: '/applications',
  composePath: '/applications/$id/mail',
  permission: 'applications.decide',
  storedPrefix: 'application-',
  cases: applicationCases,
  states: applicationSteps,
  transitions: applicationTransitions,
  keyed: { state: 'declined', keys: 'D' },
  StateLabel,
};

export interface ApplicationCommands extends CaseCommands<ApplicationRow, ApplicationStep> {
  rate(rows: readonly ApplicationRow[], rating: number | null): void;
  setInterview(row: ApplicationRow, interview: Interview | null): void;
  setNotified(row: ApplicationRow, told: boolean): void;
}

export function useApplicationActions() {
  const { done } = useText('applications');
  const dateFormats = useDateFormats();
  const { act, ...actions } = useCaseActions(applicationKind, applicationCases.useChange());
  return {
    ...actions,
    rate: (rows: readonly ApplicationRow[], rating: number | null): Promise<void> =>
      rating === null
        ? act(rows, { rating }, done.unrated)
        : act(rows, { rating }, done.rated.replace('{count}', String(rating)), done.ratedMany, { rating }),
    setInterview: (row: ApplicationRow, interview: Interview | null): Promise<void> =>
      act([row], { interview }, interview ? done.interview : done.noInterview, undefined, {
        date: interview ? dateFormats.full(interview.at) : '',
      }),
    setNotified: (row: ApplicationRow, told: boolean): Promise<void> => act([row], { told }, told ? done.told : done.notTold),
  };
}
