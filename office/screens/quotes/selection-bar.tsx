import { Bot, X } from 'lucide-react';
import type { PluralText } from '#content/translation';
import type { QuoteRow, QuoteState } from '#contract/office/quotes';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { Menu } from '../../parts/menu.tsx';
import { OwnerMenu } from '../../parts/owner.tsx';
import { StateItems } from './quote-menus.tsx';
import styles from './selection-bar.module.css';
import type { OpenMenu } from './use-quote-keys.ts';

interface SelectionBarProps {
  rows: readonly QuoteRow[];
  openMenu: OpenMenu;
  onOpenMenu(menu: OpenMenu): void;
  onAssign(id: string | null): void;
  onState(state: QuoteState): void;
  onSuspicious(suspicious: boolean): void;
  onClear(): void;
}

interface SelectionCountProps {
  count: number;
  text: { count: PluralText; none: string };
}

/** How many are selected; before the first what to do. */
export function SelectionCount({ count, text }: SelectionCountProps) {
  const counted = useCounted();
  return (
    <p className={styles.count} aria-live="polite">
      {count === 0 ? (
        text.none
      ) : (
        <>
          <span className="figure">{count}</span> {counted(text.count, count)}
        </>
      )}
    </p>
  );
}

/** What can be done with all that is selected. */
export function SelectionBar({ rows, openMenu, onOpenMenu, onAssign, onState, onSuspicious, onClear }: SelectionBarProps) {
  const text = useText('quotes');
  const areSuspicious = rows.every(({ suspicious }) => suspicious);
  return (
    <section className={styles.bar} aria-label={text.selection.label}>
      <SelectionCount count={rows.length} text={text.selection} />
      {rows.length > 0 && (
        <>
          <OwnerMenu
            variant="button"
            className="button--small"
            open={openMenu === 'assign'}
            onOpenChange={(isOpen) => onOpenMenu(isOpen ? 'assign' : undefined)}
            trigger={
              <>
                {text.selection.assign} <KeyHint keys="A" />
              </>
            }
            permission="quotes.answer"
            onChoose={onAssign}
          />
          <Menu
            variant="button"
            className="button--small"
            open={openMenu === 'state'}
            onOpenChange={(isOpen) => onOpenMenu(isOpen ? 'state' : undefined)}
            trigger={
              <>
                {text.selection.state} <KeyHint keys="S" />
              </>
            }
          >
            <StateItems rows={rows} onChoose={onState} />
          </Menu>
          <Button size="small" onClick={() => onState('aside')}>
            {text.selection.aside} <KeyHint keys="H" />
          </Button>
          <IconButton
            icon={Bot}
            label={areSuspicious ? text.selection.genuine : text.selection.suspicious}
            onClick={() => onSuspicious(!areSuspicious)}
          />
        </>
      )}
      <IconButton className={styles.clear} icon={X} label={text.selection.clear} onClick={onClear} />
    </section>
  );
}
