import { Bot, X } from 'lucide-react';
import type { ApplicationRow } from '#contract/office/applications';
import { useText } from '../../content/use-text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { Menu } from '../../parts/menu.tsx';
import { OwnerMenu } from '../../parts/owner.tsx';
import styles from '../quotes/selection-bar.module.css';
import { SelectionCount } from '../quotes/selection-bar.tsx';
import type { ApplicationCommands } from './application-commands.ts';
import { StepItems } from './menus.tsx';

interface SelectionBarProps {
  rows: readonly ApplicationRow[];
  openMenu: 'state' | 'assign' | undefined;
  commands: ApplicationCommands;
  onOpenMenu(menu: 'state' | 'assign' | undefined): void;
  onClear(): void;
}

/** What can be done with all that is selected. */
export function SelectionBar({ rows, openMenu, commands, onOpenMenu, onClear }: SelectionBarProps) {
  const { selection: text } = useText('applications');
  const areSuspicious = rows.every(({ suspicious }) => suspicious);
  const menu = (name: 'state' | 'assign') => ({
    variant: 'button' as const,
    className: 'button--small',
    open: openMenu === name,
    onOpenChange: (isOpen: boolean) => onOpenMenu(isOpen ? name : undefined),
  });
  return (
    <section className={styles.bar} aria-label={text.label}>
      <SelectionCount count={rows.length} text={text} />
      {rows.length > 0 && (
        <>
          <Menu {...menu('state')} trigger={text.state}>
            <StepItems rows={rows} onChoose={(state) => commands.move(rows, state)} />
          </Menu>
          <OwnerMenu
            {...menu('assign')}
            trigger={text.assign}
            permission="applications.decide"
            onChoose={(id) => commands.assign(rows, id)}
          />
          <Button size="small" onClick={() => commands.move(rows, 'declined')}>
            {text.decline} <KeyHint keys="D" />
          </Button>
          <IconButton
            icon={Bot}
            label={areSuspicious ? text.genuine : text.suspicious}
            onClick={() => commands.setSuspicious(rows, !areSuspicious)}
          />
        </>
      )}
      <IconButton className={styles.clear} icon={X} label={text.clear} onClick={onClear} />
    </section>
  );
}
