import { fillPlaceholders } from '#contract/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { useMoments } from '../../parts/moments.ts';
import type { DraftState } from './use-draft.ts';

/** Where the draft is. */
export function DraftNote({ state }: { state: DraftState }) {
  const text = useText('answer');
  const moments = useMoments();
  const words = {
    none: '',
    keeping: text.keeping,
    here: text.keptHere,
    kept: state.kind === 'kept' ? fillPlaceholders(text.kept, { time: moments.time(state.at) }) : '',
  };
  return <span className="quiet small nowrap">{words[state.kind]}</span>;
}
