import type { Permission } from '#contract/office/permissions';
import type { Counts } from '#contract/office/today';
import type { Texts } from '../content/texts.ts';

type Label = keyof { [Key in keyof Texts['frame'] as Texts['frame'][Key] extends string ? Key : never]: true };

export interface Place {
  label: Label;
  /** Where there is less room. */
  short?: Label;
  to: string;
  permission: Permission;
}

/** Where people wait for an answer: places with a numeral. */
export const answerPlaces: readonly (Place & { count: keyof Counts })[] = [
  { label: 'quotes', to: '/quotes', permission: 'quotes.answer', count: 'quotes' },
  { label: 'applications', short: 'applicants', to: '/applications', permission: 'applications.decide', count: 'applications' },
  { label: 'reviews', to: '/reviews', permission: 'reviews.decide', count: 'reviews' },
];

/** At the foot of the rail. */
export const housePlaces: readonly Place[] = [
  { label: 'people', to: '/people', permission: 'people.manage' },
  { label: 'history', to: '/history', permission: 'history.read' },
  { label: 'privacy', to: '/privacy', permission: 'privacy.manage' },
];
