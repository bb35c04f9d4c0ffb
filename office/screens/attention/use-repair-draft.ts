import { useState } from 'react';
import { controlOf, type FaultyEntry } from '#contract/office/attention';
import { useMe } from '../../data/account.ts';
import { readStored, storageKey, writeStored } from '../../data/use-stored-text.ts';
import { beginRepair, type RepairState } from './repair-values.ts';

type States = Readonly<Record<string, RepairState>>;

/** What is typed to repair an entry, by field. It stays in this browser until the entry is repaired. */
export function useRepairDraft({ kind, id, stored }: FaultyEntry) {
  const me = useMe();
  const key = storageKey(me.id, `mend:${kind}:${id}`);
  const [states, setStates] = useState(() => read(key));

  const begin = (field: string): RepairState => {
    const control = controlOf(kind, field);
    return control ? beginRepair(control, stored[field] ?? null) : '';
  };

  return {
    stateOf: (field: string): RepairState => states[field] ?? begin(field),
    isChanged: Object.keys(states).length > 0,
    set(field: string, state: RepairState): void {
      const next = { ...states, [field]: state };
      setStates(next);
      writeStored(key, JSON.stringify(next));
    },
    drop: () => writeStored(key, ''),
  };
}

function read(key: string): States {
  try {
    return JSON.parse(readStored(key)) as States;
  } catch {
    // Nothing is stored.
    return {};
  }
}
