import { useText } from '../../content/use-text.ts';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { Menu, MenuItem } from '../../parts/buttons/menu.tsx';
import { applicationKind } from './application-kind.ts';

interface DeclineMenuProps {
  onDecline(): void;
  onDeclineAndWrite(): void;
}

/** Declines those who are selected, with a mail that tells them or without. */
export function DeclineMenu({ onDecline, onDeclineAndWrite }: DeclineMenuProps) {
  const { selection: text } = useText('applications');
  const { keys } = applicationKind.keyed;
  return (
    <Menu
      variant="button"
      className="button--small"
      trigger={
        <>
          {text.decline} <KeyHint keys={keys} />
        </>
      }
    >
      <MenuItem label={text.declineAndWrite} onSelect={onDeclineAndWrite} />
      <MenuItem label={text.declineAlone} keys={keys} onSelect={onDecline} />
    </Menu>
  );
}
