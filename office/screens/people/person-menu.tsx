import type { Person } from '#contract/office/people/people';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { MenuItem, MoreMenu } from '../../parts/buttons/menu.tsx';
import type { usePersonActions } from './use-person-actions.ts';

interface PersonMenuProps {
  person: Person;
  actions: ReturnType<typeof usePersonActions>;
  onEdit(): void;
  onReset(): void;
}

/** Shows what can be done about a person. */
export function PersonMenu({ person: { name, status }, actions, onEdit, onReset }: PersonMenuProps) {
  const text = useText('people');
  return (
    <MoreMenu label={fillSentence(text.actionsFor, { name })}>
      <MenuItem label={text.seeHistory} onSelect={actions.seeHistory} />
      {status !== 'deactivated' && <MenuItem label={text.change} onSelect={onEdit} />}
      {status === 'active' && (
        <>
          <MenuItem label={text.endSessions} onSelect={actions.endSessions} />
          <MenuItem label={text.reset} onSelect={onReset} />
        </>
      )}
      {status === 'deactivated' ? (
        <MenuItem label={text.activate} onSelect={actions.activate} />
      ) : (
        <MenuItem label={text.deactivate} onSelect={actions.deactivate} />
      )}
    </MoreMenu>
  );
}
