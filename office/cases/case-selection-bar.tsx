import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../content/use-text.ts';
import type { CaseRow } from '../data/cases/cases.ts';
import { SelectionBar } from '../list/selection-bar.tsx';
import { Button, IconButton } from '../parts/buttons/button.tsx';
import { KeyHint } from '../parts/buttons/key-hint.tsx';
import { Menu } from '../parts/buttons/menu.tsx';
import { OwnerMenu } from '../parts/people/owner.tsx';
import type { CaseKind, CaseStates } from './case-kind.ts';
import { StateItems } from './state-items.tsx';
import type { CaseCommands } from './use-case-actions.ts';

/** A menu of the selection, or of the case that is open. */
export type CaseMenu = 'assign' | 'state' | 'remind';

/** Opens a menu, or closes the open one. */
export type OpenMenu = (menu: CaseMenu | undefined) => void;

interface CaseSelectionBarProps<Row, State extends string> {
  kind: CaseKind & CaseStates<State>;
  rows: readonly Row[];
  /** In their order, each with the key that opens it, if there is one. */
  menus: readonly (readonly ['assign' | 'state', keys?: string])[];
  /** Gives the state that a key gives. */
  keyedLabel: string;
  /** Stands below the states in their menu. */
  moreStates?: ReactNode;
  openMenu: CaseMenu | undefined;
  commands: CaseCommands<Row, State>;
  /** Stands in place of the button that gives that state. */
  keyed?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
  onOpenMenu: OpenMenu;
  onClear(): void;
}

/** Shows what can be done with all cases that are selected. */
export function CaseSelectionBar<Row extends CaseRow, State extends string>(props: CaseSelectionBarProps<Row, State>) {
  const { kind, rows, menus, keyedLabel, moreStates, openMenu, commands, keyed, children, onOpenMenu, onClear } = props;
  const { selection: text } = useText(kind.topic);
  const areSuspicious = rows.every(({ suspicious }) => suspicious);
  const menuProps = (name: 'assign' | 'state', keys: string | undefined) => ({
    variant: 'button' as const,
    className: 'button--small',
    open: openMenu === name,
    onOpenChange: (isOpen: boolean) => onOpenMenu(isOpen ? name : undefined),
    trigger: (
      <>
        {text[name]} {keys && <KeyHint keys={keys} />}
      </>
    ) as ReactNode,
  });
  return (
    <SelectionBar count={rows.length} none={text.none} onClear={onClear}>
      {menus.map(([name, keys]) =>
        name === 'assign' ? (
          <OwnerMenu key={name} {...menuProps(name, keys)} permission={kind.permission} onChoose={(id) => commands.assign(rows, id)} />
        ) : (
          <Menu key={name} {...menuProps(name, keys)}>
            <StateItems kind={kind} rows={rows} onChoose={(state) => commands.setState(rows, state)} />
            {moreStates}
          </Menu>
        ),
      )}
      {keyed ?? (
        <Button size="small" onClick={() => commands.setState(rows, kind.keyed.state)}>
          {keyedLabel} <KeyHint keys={kind.keyed.keys} />
        </Button>
      )}
      {children}
      <IconButton
        icon={Bot}
        label={areSuspicious ? text.genuine : text.suspicious}
        onClick={() => commands.setSuspicious(rows, !areSuspicious)}
      />
    </SelectionBar>
  );
}
