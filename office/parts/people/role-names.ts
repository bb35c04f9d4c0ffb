import { localeFormats } from '#content/locales';
import type { Roles } from '#contract/office/permissions';
import { useLocale, useText } from '../../content/use-text.ts';

/** Returns what names the roles of a person: "Sales and Hiring". */
export function useRoleNames(): (roles: Roles) => string {
  const text = useText('roles');
  const list = new Intl.ListFormat(localeFormats[useLocale()].format);
  return (roles) => list.format(roles.map((role) => text[role]));
}
