import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import type { Person } from '#contract/office/account';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import menu from './choice-menu.module.css';
import type { usePersonActions } from './use-person-actions.ts';

interface PersonMenuProps {
  person: Person;
  actions: ReturnType<typeof usePersonActions>;
  onReset(): void;
}

/** Shows what can be done about a person. */
export function PersonMenu({ person: { name, status }, actions, onReset }: PersonMenuProps) {
  const text = useText('people');
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button" aria-label={fillPlaceholders(text.actionsFor, { name })}>
        <Ellipsis className="icon" aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} sideOffset={4} align="end">
          <Menu.Popup className={menu.popup}>
            <Menu.Item className={menu.item} onClick={actions.seeHistory}>
              {text.seeHistory}
            </Menu.Item>
            {status === 'active' && (
              <>
                <Menu.Item className={menu.item} onClick={actions.endSessions}>
                  {text.endSessions}
                </Menu.Item>
                <Menu.Item className={menu.item} onClick={onReset}>
                  {text.reset}
                </Menu.Item>
              </>
            )}
            {status === 'deactivated' ? (
              <Menu.Item className={menu.item} onClick={actions.activate}>
                {text.activate}
              </Menu.Item>
            ) : (
              <Menu.Item className={menu.item} onClick={actions.deactivate}>
                {text.deactivate}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
