import type { QuoteState } from '#contract/office/quote-states';
import { useText } from '../../content/use-text.ts';
import { StageMeter } from '../../parts/layout/stage-meter.tsx';
import styles from './quote-state.module.css';

const glyphs = {
  new: { steps: 1 },
  talk: { steps: 2 },
  won: { steps: 3 },
  lost: { steps: 0, variant: 'struck' },
  aside: { steps: 0, variant: 'flat' },
} as const satisfies Record<QuoteState, { steps: number; variant?: 'struck' | 'flat' }>;

/** Shows how far a quote has come, as a glyph alone. The row says the word to those who hear it. */
export function StateGlyph({ state }: { state: QuoteState }) {
  return (
    <span className={`text-quiet flex-none ${styles.glyph}`} data-state={state}>
      <StageMeter of={3} {...glyphs[state]} />
    </span>
  );
}

/** The glyph beside its word. */
export function QuoteStateLabel({ state }: { state: QuoteState }) {
  const { states } = useText('quotes');
  return (
    <span className={`together whitespace-nowrap font-550 ${styles.state}`} data-state={state}>
      <StateGlyph state={state} />
      <span>{states[state]}</span>
    </span>
  );
}
