import { useState } from 'react';
import type { Person } from '#contract/office/people/people';
import { type Roles, roles, rolesText, toggledRole } from '#contract/office/permissions';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { Menu, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { useRoleNames } from '../../parts/people/role-names.ts';

interface RoleMenuProps {
  person: Person;
  /** Nobody changes their own roles, by which they could lock themselves out. */
  isFixed: boolean;
  onChange(roles: Roles): void;
}

/** The roles of a person, and a menu to choose others: nothing changes before it is said so, as each change signs the person out. */
export function RoleMenu({ person: { name, roles: own }, isFixed, onChange }: RoleMenuProps) {
  const { roleOf, changeRoles, roleMissing, roleDoes } = useText('people');
  const text = useText('roles');
  const roleNames = useRoleNames();
  const [chosen, setChosen] = useState(own);
  if (isFixed) return roleNames(own);
  return (
    <Menu
      label={`${fillSentence(roleOf, { name })}: ${roleNames(own)}`}
      trigger={roleNames(own)}
      onOpenChange={(isOpen) => isOpen && setChosen(own)}
    >
      {roles.map((role) => (
        <MenuItem
          key={role}
          label={text[role]}
          note={roleDoes[role]}
          isChosen={chosen.includes(role)}
          staysOpen
          onSelect={() => setChosen(toggledRole(chosen, role))}
        />
      ))}
      <MenuSeparator />
      <MenuItem
        label={chosen.length > 0 ? fillSentence(changeRoles, { roles: roleNames(chosen) }) : roleMissing}
        isDisabled={chosen.length === 0 || rolesText(chosen) === rolesText(own)}
        onSelect={() => onChange(chosen)}
      />
    </Menu>
  );
}
