import { useState } from 'react';
import { controlOf, type FaultyEntry } from '#contract/office/attention';
import { useMe } from '../../data/account.ts';
import { keep, kept, keptKey } from '../../data/use-kept.ts';
import { beginMend, type MendState } from './mend-values.ts';

type States = Readonly<Record<string, MendState>>;

/** What is typed to mend an entry, by field. It stays in this browser until the entry is mended. */
export function useMendDraft({ kind, id, stored }: FaultyEntry) {
  const me = useMe();
  const key = keptKey(me.id, `mend:${kind}:${id}`);
  const [states, setStates] = useState(() => read(key));

  const begin = (field: string): MendState => {
    const control = controlOf(kind, field);
    return control ? beginMend(control, stored[field] ?? null) : '';
  };

  return {
    stateOf: (field: string): MendState => states[field] ?? begin(field),
    isChanged: Object.keys(states).length > 0,
    set(field: string, state: MendState): void {
      const next = { ...states, [field]: state };
      setStates(next);
      keep(key, JSON.stringify(next));
    },
    drop: () => keep(key, ''),
  };
}

function read(key: string): States {
  try {
    return JSON.parse(kept(key)) as States;
  } catch {
    // Nothing is kept.
    return {};
  }
}
