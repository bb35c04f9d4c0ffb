import { Send } from 'lucide-react';
import type { RefObject } from 'react';
import type { QuoteDetail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { useAddNote } from '../../../data/quotes.ts';
import { Button } from '../../../parts/button.tsx';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { NoteDock } from '../../../parts/note-dock.tsx';
import styles from './dock.module.css';

interface DockProps {
  quote: QuoteDetail;
  noteField: RefObject<HTMLInputElement | null>;
  onAnswer(): void;
}

/** Under the request: a note for colleagues, and the answer. */
export function Dock({ quote: { id, email, draft }, noteField, onAnswer }: DockProps) {
  const { detail: text } = useText('quotes');
  const add = useAddNote();
  return (
    <NoteDock {...{ id, add, text, noteField }} storedAs={`note:${id}`} className={styles.dock}>
      <Button variant="primary" size="large" icon={Send} onClick={onAnswer} disabled={email === ''}>
        {draft ? text.continueAnswer : text.answer} <KeyHint keys="E" />
      </Button>
    </NoteDock>
  );
}
