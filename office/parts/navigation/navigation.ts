import type { Permission } from '#contract/office/permissions';
import type { Counts } from '#contract/office/today';
import type { Texts } from '../../content/texts.ts';

type Label = keyof { [Key in keyof Texts['frame'] as Texts['frame'][Key] extends string ? Key : never]: true };

export interface NavigationItem {
  label: Label;
  /** Stands where there is less room. */
  short?: Label;
  to: string;
  permission: Permission;
}

/** Names what is counted in one figure. */
type Figure = { [Key in keyof Counts]-?: NonNullable<Counts[Key]> extends number ? Key : never }[keyof Counts];

/** Lists where people wait for an answer: places with a numeral. */
export const answerItems: readonly (NavigationItem & { count: Figure })[] = [
  { label: 'quotes', to: '/quotes', permission: 'quotes.answer', count: 'quotes' },
  { label: 'applications', short: 'applicants', to: '/applications', permission: 'applications.decide', count: 'applications' },
  { label: 'reviews', to: '/reviews', permission: 'reviews.decide', count: 'reviews' },
];

/** Lists what the site shows: quiet, until something is due (use-due.ts). */
export const publishItems: readonly NavigationItem[] = [
  { label: 'jobs', to: '/jobs', permission: 'jobs.publish' },
  { label: 'clients', to: '/clients', permission: 'content.publish' },
  { label: 'offices', to: '/offices', permission: 'content.publish' },
];

/** At the foot of the sidebar. */
export const adminItems: readonly NavigationItem[] = [
  { label: 'people', to: '/people', permission: 'people.manage' },
  { label: 'company', to: '/company', permission: 'company.change' },
  { label: 'history', to: '/history', permission: 'history.read' },
  { label: 'privacy', to: '/privacy', permission: 'privacy.manage' },
];

/** Screens that are not for everybody, by the first part of their address; one of the permissions is enough. */
const permissionsOfScreens: Readonly<Record<string, readonly Permission[]>> = {
  ...Object.fromEntries([...answerItems, ...publishItems, ...adminItems].map(({ to, permission }) => [to.slice(1), [permission]])),
  templates: ['quotes.answer', 'applications.decide'],
};

export const mayOpen = (screen: string | undefined, permissions: readonly Permission[]): boolean =>
  permissionsOfScreens[screen ?? '']?.some((permission) => permissions.includes(permission)) ?? true;
