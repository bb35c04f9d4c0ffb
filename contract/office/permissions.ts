/** Says who may do what in the Office: one table, checked on every route, and used by the screens to leave out what a person may not see. */

export const roles = ['owner', 'sales', 'hiring', 'editor'] as const;
export type Role = (typeof roles)[number];
/** Lists what a person is here for, in the order above: one role or several, of which they have the permissions of all. An owner is nothing else. */
export type Roles = readonly Role[];

export const permissions = {
  /** Own account, Today, live changes: everybody who is signed in. */
  'office.enter': ['owner', 'sales', 'hiring', 'editor'],
  'quotes.answer': ['owner', 'sales'],
  'applications.decide': ['owner', 'hiring'],
  'reviews.decide': ['owner', 'sales', 'editor'],
  'jobs.publish': ['owner', 'hiring'],
  /** Clients, offices, texts, pages and opening hours. */
  'content.publish': ['owner', 'editor'],
  'people.manage': ['owner'],
  'company.change': ['owner'],
  /** Endpoints that other systems are told by, and tokens with which they read and write. */
  'connections.manage': ['owner'],
  'history.read': ['owner'],
  /** Erasure and export of a person's data. */
  'privacy.manage': ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

export const isAllowed = (own: Roles, permission: Permission): boolean =>
  (permissions[permission] as Roles).some((role) => own.includes(role));

export const permissionsOf = (own: Roles): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => isAllowed(own, permission));

export const isOwner = (own: Roles): boolean => own.includes('owner');

/** Returns what was chosen, each once and in one order; an owner may do what all others may, so that the other roles would say nothing. */
export const orderedRoles = (chosen: Roles): Role[] => (isOwner(chosen) ? ['owner'] : roles.filter((role) => chosen.includes(role)));

/** Returns what is chosen after a role was taken or left, which may be none while somebody chooses; an owner is nothing else. */
export function toggledRole(chosen: Roles, role: Role): Roles {
  if (chosen.includes(role)) return chosen.filter((other) => other !== role);
  return orderedRoles(role === 'owner' ? [role] : [...chosen.filter((other) => other !== 'owner'), role]);
}

/** Returns roles as the history keeps them, and as they are typed on the command line. */
export const rolesText = (own: Roles): string => own.join(',');

/** Reads what `rolesText` returned; undefined where a part of it is no role. */
export function parseRoles(text: string): Role[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  const known = roles.filter((role) => names.includes(role));
  return names.every((name) => (roles as readonly string[]).includes(name)) ? orderedRoles(known) : undefined;
}
