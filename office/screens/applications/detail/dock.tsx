import { ArrowRight } from 'lucide-react';
import type { RefObject } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { type ApplicationDetail, nextStep } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { useAddApplicationNote } from '../../../data/applications.ts';
import { Button } from '../../../parts/button.tsx';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { NoteDock } from '../../../parts/note-dock.tsx';
import { canMove } from '../application-actions.ts';
import type { ApplicationCommands } from '../application-commands.ts';
import styles from './dock.module.css';

interface DockProps {
  application: ApplicationDetail;
  commands: ApplicationCommands;
  noteField: RefObject<HTMLInputElement | null>;
  onWrite(): void;
}

/** Under the timeline: a note for colleagues, and the next step. */
export function Dock({ application, commands, noteField, onWrite }: DockProps) {
  const { detail: text, states } = useText('applications');
  const add = useAddApplicationNote();
  const { id, state, draft, toldAt } = application;
  const next = nextStep(state);
  const isUntold = state === 'declined' && toldAt === null;
  const mayDecline = canMove(application, 'declined');

  return (
    <NoteDock {...{ id, add, text, noteField }} storedAs={`application-note:${id}`} className={styles.dock}>
      {mayDecline && (
        <Button size="large" onClick={() => commands.move([application], 'declined')}>
          {text.decline} <KeyHint keys="D" />
        </Button>
      )}
      <Button variant={next ? 'line' : 'primary'} size="large" onClick={onWrite}>
        {draft ? text.continueMail : isUntold ? text.tell : text.write} <KeyHint keys="E" />
      </Button>
      {next && (
        <Button variant="primary" size="large" onClick={() => commands.move([application], next)}>
          {fillPlaceholders(text.moveTo, { state: states[next] })} <ArrowRight className="icon icon-along" aria-hidden />{' '}
          <KeyHint keys="M" />
        </Button>
      )}
    </NoteDock>
  );
}
