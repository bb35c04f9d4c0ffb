import type { Person } from '#contract/office/account';
import { type Role, roles } from '#contract/office/permissions';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { Menu, MenuChoices } from '../../parts/buttons/menu.tsx';

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
    <Menu label={`${fillPlaceholders(roleOf, { name })}: ${text[role].name}`} trigger={text[role].name}>
      <MenuChoices value={role} options={roles.map((value) => ({ value, ...text[value] }))} onChange={onChange} />
    </Menu>
  );
}
