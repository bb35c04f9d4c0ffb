import { orderedRoles, type Role, type Roles } from '#contract/office/permissions';
import type { ProviderSettings } from '../../settings.ts';

/** Describes what the rules of a provider look at. */
export interface Membership {
  /** In small letters; null where none is verified. */
  email: string | null;
  groups: readonly string[];
}

/**
 * Returns the roles that the rules of a provider give to somebody, of all rules that fit; undefined for whoever fits none where there are some. An empty
 * list: they come in, in the roles that the Office has.
 */
export function grantedRoles({ groups, addresses }: Pick<ProviderSettings, 'groups' | 'addresses'>, member: Membership): Roles | undefined {
  const rules = [...rulesOf(groups, member.groups), ...rulesOf(addresses, namesOf(member.email))];
  const areThereRules = Object.keys(groups).length > 0 || Object.keys(addresses).length > 0;
  if (rules.length === 0 && areThereRules) return undefined;
  return orderedRoles(rules.flat());
}

const rulesOf = (rules: Readonly<Record<string, readonly Role[]>>, names: readonly string[]): (readonly Role[])[] =>
  Object.entries(rules).flatMap(([name, roles]) => (names.includes(name) ? [roles] : []));

/** An address and its domain, as rules name them. */
const namesOf = (email: string | null): string[] => (email === null ? [] : [email, email.slice(email.lastIndexOf('@'))]);
