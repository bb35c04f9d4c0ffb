import { useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { Permission } from '#contract/office/permissions';
import type { Counts } from '#contract/office/today';
import type { ScreenName } from '../../content/registry.ts';
import { useMe } from '../../data/people/account.ts';

/** Names what is counted in one figure. */
type Figure = { [Key in keyof Counts]-?: NonNullable<Counts[Key]> extends number ? Key : never }[keyof Counts];

/** Describes where a screen stands among the others. Its address is that of its route, where it is declared (routes.tsx). */
export interface Place {
  name: ScreenName;
  /** `answer`: people wait there; `publish`: what the site shows; `tools`, `you`: no part of the sidebar's lists; `admin`: at its foot. */
  group: 'today' | 'answer' | 'publish' | 'tools' | 'admin' | 'you';
  /** One of them is enough; without any it is open to everybody. */
  permissions?: readonly Permission[];
  icon?: LucideIcon;
  /** They lead there from everywhere. */
  keys?: `g ${string}`;
  /** Its numeral. */
  count?: Figure;
}

export interface NavigationItem extends Place {
  to: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    place?: Place;
  }
}

interface Routes {
  routesById: Readonly<Record<string, { fullPath: string; options: { staticData?: { place?: Place } } }>>;
}

const isOpen = ({ permissions }: Place, granted: readonly Permission[]): boolean =>
  permissions?.some((permission) => granted.includes(permission)) ?? true;

/** Returns the places of the Office, in the order of its routes. */
const placesOf = ({ routesById }: Routes): NavigationItem[] =>
  Object.values(routesById).flatMap(({ fullPath, options: { staticData } }) =>
    staticData?.place ? [{ to: fullPath, ...staticData.place }] : [],
  );

/** Returns the places that the person may see, of all groups or of one. */
export function usePlaces(group?: Place['group']): NavigationItem[] {
  const router = useRouter();
  const { permissions } = useMe();
  return placesOf(router).filter((place) => (group === undefined || place.group === group) && isOpen(place, permissions));
}

/** Whether somebody may open a screen, by the first part of its address. */
export function mayOpen(routes: Routes, screen: string | undefined, permissions: readonly Permission[]): boolean {
  const place = placesOf(routes).find(({ to }) => to === `/${screen}`);
  return !place || isOpen(place, permissions);
}
