import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import type { DraftState } from './use-answer-draft.ts';

/** Says where the draft is. */
export function DraftNote({ state }: { state: DraftState }) {
  const text = useText('answer');
  const dateFormats = useDateFormats();
  const labels = {
    none: '',
    keeping: text.keeping,
    here: text.keptHere,
    kept: state.kind === 'kept' ? fillSentence(text.kept, { time: dateFormats.time(state.at) }) : '',
  };
  return <span className="text-quiet text-xs whitespace-nowrap">{labels[state.kind]}</span>;
}
