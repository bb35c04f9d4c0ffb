import type { ComponentProps, KeyboardEvent } from 'react';
import type { Permission } from '#contract/office/permissions';
import { fillSentence } from '#contract/text/fill-sentence';
import { firstNameOf } from '#contract/text/first-name';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { assignable, useColleagues } from '../../data/people/colleagues.ts';
import { Menu, MenuItem, MenuSeparator } from '../buttons/menu.tsx';
import { Avatar } from './avatar.tsx';
import { useColleagueName } from './use-colleague-name.ts';

/** Names whose something is, by the first name. */
export function OwnerLabel({ id, className }: { id: string | null; className?: string }) {
  const { nobody } = useText('parts');
  const nameOf = useColleagueName();
  const name = id === null ? '' : nameOf(id);
  return (
    <>
      <Avatar name={name} size="small" />
      <bdi className={className}>{id === null ? nobody : firstNameOf(name)}</bdi>
    </>
  );
}

/** The same in a table. */
export const OwnerCell = ({ row }: { row: { assigneeId: string | null } }) => (
  <span className="together">
    <OwnerLabel id={row.assigneeId} />
  </span>
);

interface OwnerMenuProps extends Omit<ComponentProps<typeof Menu>, 'onKey' | 'children'> {
  assigneeId?: string | null;
  /** An owner needs this permission. */
  permission: Permission;
  onChoose(id: string | null): void;
}

/** Whom quotes and applications may belong to: the person first, for whom M stands too, then nobody, then colleagues. */
export function OwnerMenu({ assigneeId, permission, onChoose, ...menu }: OwnerMenuProps) {
  const text = useText('parts');
  const me = useMe();
  const { colleagues } = useColleagues();
  const others = assignable(colleagues, permission).filter(({ id }) => id !== me.id);
  return (
    <Menu {...menu} onKey={chooseOneself}>
      <MenuItem
        icon={<Avatar name={me.name} size="small" />}
        keys="M"
        isChosen={assigneeId === me.id}
        label={fillSentence(text.me, { name: me.name })}
        onSelect={() => onChoose(me.id)}
      />
      <MenuItem
        icon={<Avatar name="" size="small" />}
        isChosen={assigneeId === null}
        label={text.nobodyYet}
        onSelect={() => onChoose(null)}
      />
      {others.length > 0 && <MenuSeparator />}
      {others.map(({ id, name }) => (
        <MenuItem
          key={id}
          icon={<Avatar name={name} size="small" />}
          isChosen={assigneeId === id}
          label={<bdi>{name}</bdi>}
          onSelect={() => onChoose(id)}
        />
      ))}
    </Menu>
  );
}

/** M chooses the first item; by its place, whatever the layout of the keyboard writes. */
function chooseOneself(event: KeyboardEvent): void {
  if (event.code !== 'KeyM') return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.click();
}

/** A filter by owner has this for what belongs to nobody yet. */
const nobodysId = 'nobody';

/**
 * Returns whose cases can be shown: the person's first, then those of colleagues who can have some, then nobody's.
 *
 * @param permission an owner needs it
 * @param others who has some all the same, or whose are shown: former colleagues among them
 */
export function useOwnerOptions(permission: Permission, others: readonly string[] = []) {
  const { nobodyYet } = useText('parts');
  const me = useMe();
  const nameOf = useColleagueName();
  const { colleagues } = useColleagues();
  const able = assignable(colleagues, permission).map(({ id }) => id);
  return [...new Set([me.id, ...able, nobodysId, ...others])].map((value) => {
    const name = value === nobodysId ? '' : value === me.id ? me.name : nameOf(value);
    const label = name || nobodyYet;
    return { value, label, icon: <Avatar name={name} size="small" />, content: <bdi>{label}</bdi> };
  });
}
