import type { Texts } from '../../content/texts.ts';
import { nameOfKey } from '../../parts/shortcuts/named-keys.ts';
import type { Offer } from '../../parts/shortcuts/shortcut-engine.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** Scopes whose keys are things to do; those of a list move in it. */
const scopesOfActions = ['today', 'quote', 'reviews', 'people'] as const;

/** Returns what can be done at a moment, as the palette names it. */
export function actionsOf(texts: Texts['keys'], offers: readonly Offer[]): PaletteEntry[] {
  const entries = offers.flatMap(({ scope, keys, run }): PaletteEntry[] => {
    const isAction = scopesOfActions.some((one) => one === scope) || (scope === 'everywhere' && keys === 'z');
    const label = isAction ? nameOfKey(texts, scope, keys) : undefined;
    return label ? [{ id: `${scope} ${keys}`, group: 'actions', label, keys, run }] : [];
  });
  // The last step is undone by those who look for it, not by those who press Enter too early.
  return entries.toSorted((one, other) => Number(one.keys === 'z') - Number(other.keys === 'z'));
}
