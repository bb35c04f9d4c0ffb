import { applicationStates } from '#contract/office/application-states';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useApplicationJobs } from '../../data/cases/applications.ts';
import { type FilterGroup, oneOf, onOff, several, sorts } from '../../list/filters.ts';
import { useReceivedFilter } from '../../list/received-filter.tsx';
import { StageMeter } from '../../parts/layout/stage-meter.tsx';
import { useOwnerOptions } from '../../parts/people/owner.tsx';
import type { ApplicationSearch } from './application-search.ts';
import { StateLabel } from './application-state.tsx';

const ratings = [1, 2, 3, 4, 5] as const;

/** Ratings at least so high, or any. */
export function useRatingOptions() {
  const { filter } = useText('applications');
  return [
    { value: undefined, label: filter.anyRating },
    ...ratings.map((value) => ({
      value,
      label: fillSentence(filter.atLeast, { count: value }),
      icon: <StageMeter of={5} steps={value} />,
    })),
  ];
}

/** The filters and orders of the list. */
export function useApplicationFilters(search: ApplicationSearch): FilterGroup<ApplicationSearch>[] {
  const text = useText('applications');
  const { sort } = useText('list');
  const owners = useOwnerOptions('applications.decide', [...(useApplicationJobs().data?.owners ?? []), ...(search.assignee ?? [])]);
  const received = useReceivedFilter(search);
  const ratings = useRatingOptions();
  const states = applicationStates.map((value) => ({ value, label: text.states[value], content: <StateLabel state={value} /> }));
  return [
    { choices: [onOff(search, 'untold', text.filter.untold), onOff(search, 'suspicious', text.filter.suspicious)] },
    received,
    { label: text.state, choices: several(search, 'state', states) },
    { label: text.filter.rating, choices: oneOf(search, 'rating', ratings) },
    { label: text.owner, choices: several(search, 'assignee', owners) },
    { label: sort, choices: sorts(search, text.filter.sorts) },
  ];
}
