import { type ApplicationState, applicationStates } from '#contract/office/application-states';

/** Lists go up the steps; in each, who has been there longest is first. */
export const rankOf = (state: ApplicationState, since: string): string => `${applicationStates.indexOf(state)}|${since}`;

/**
 * The ranks of a state: from the first, up to before the second, in every collation, also in one that ignores punctuation. Those of new ones begin
 * with nothing, which is what a release without the Office writes.
 */
export function ranksOf(state: ApplicationState): [from: string, before: string] {
  const place = applicationStates.indexOf(state);
  return [place === 0 ? '' : `${place}|`, `${place + 1}|`];
}
