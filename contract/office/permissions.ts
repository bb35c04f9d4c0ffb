/** Says who may do what in the Office: one table, checked on every route, and used by the screens to leave out what a person may not see. */

export const roles = ['owner', 'sales', 'hiring', 'editor'] as const;
export type Role = (typeof roles)[number];

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
  'history.read': ['owner'],
  /** Erasure and export of a person's data. */
  'privacy.manage': ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

export const isAllowed = (role: Role, permission: Permission): boolean => (permissions[permission] as readonly Role[]).includes(role);

export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => isAllowed(role, permission));
