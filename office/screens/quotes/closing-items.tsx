import { useState } from 'react';
import { type ClosedState, closedStates, closingReasons } from '#contract/office/quote-states';
import type { QuoteRow } from '#contract/office/quotes';
import { canMove } from '../../cases/case-kind.ts';
import { useText } from '../../content/use-text.ts';
import { MenuGroup, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { useReasonText } from '../../parts/texts/reason-text.ts';
import { type QuoteCommands, quoteKind } from './quote-kind.ts';

interface ClosingItemsProps {
  rows: readonly QuoteRow[];
  commands: Pick<QuoteCommands, 'close' | 'explain'>;
}

/** Closes quotes with a reason, or says why they were closed: beside the states, which need none. */
export function ClosingItems({ rows, commands }: ClosingItemsProps) {
  const text = useText('closing');
  const reasonText = useReasonText();
  const [chosen, setChosen] = useState<ClosedState>();
  const possible = closedStates.filter((state) => rows.some((row) => row.state === state || canMove(quoteKind, row, state)));
  const present = (state: ClosedState) => (rows.length === 1 && rows[0]?.state === state ? rows[0].closingReason : undefined);
  if (possible.length === 0) return null;

  if (chosen === undefined)
    return (
      <>
        <MenuSeparator />
        {possible.map((state) => (
          <MenuItem key={state} staysOpen label={text.because[state]} onSelect={() => setChosen(state)} />
        ))}
      </>
    );
  return (
    <>
      <MenuSeparator />
      <MenuGroup label={text.because[chosen]}>
        {closingReasons[chosen].map((reason) => (
          <MenuItem
            key={reason}
            label={reasonText(reason)}
            isChosen={present(chosen) === reason}
            onSelect={() => commands.close(rows, chosen, reason)}
          />
        ))}
        <MenuItem label={text.words} onSelect={() => commands.explain(rows, chosen)} />
        {present(chosen) && <MenuItem label={text.none} onSelect={() => commands.close(rows, chosen, null)} />}
      </MenuGroup>
    </>
  );
}
