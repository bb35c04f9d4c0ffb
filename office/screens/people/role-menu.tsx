import type { Person } from '#contract/office/account';
import { type Role, roles } from '#contract/office/permissions';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { ChoiceMenu } from './choice-menu.tsx';

interface RoleMenuProps {
  person: Person;
  /** Nobody changes their own role, by which they could lock themselves out. */
  isFixed: boolean;
  onChange(role: Role): void;
}

/** The role of a person, and a menu of the others: the arrow keys alone must not change it, which signs the person out. */
export function RoleMenu({ person: { name, role }, isFixed, onChange }: RoleMenuProps) {
  const { roleOf } = useText('people');
  const text = useText('roles');
  if (isFixed) return text[role].name;
  return (
    <ChoiceMenu
      label={fillPlaceholders(roleOf, { name })}
      value={role}
      options={roles.map((value) => ({ value, label: text[value].name, detail: text[value].does }))}
      onChange={onChange}
    />
  );
}
