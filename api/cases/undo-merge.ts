import type { CaseKind } from './case-kind.ts';
import { mergeCases, separateCase } from './merge-cases.ts';
import type { Undoing } from './undoing.ts';

/** A case that has become a part of another one stands by itself again; one that was split off is its part again. */
export function mergeUndoing(kind: CaseKind): Undoing {
  return {
    kinds: [`${kind.name}.merged`, `${kind.name}.separated`],
    permission: kind.permission,
    async counterChanges({ repositories }, events) {
      return Promise.all(
        events.map(async (event) => {
          const wholeId = event.subject.id;
          const part = event.afterId === null ? undefined : await kind.store(repositories).find(event.afterId);
          if (!part) return undefined;
          if (event.kind === `${kind.name}.merged`)
            return part.mergedInto === wholeId ? async (work) => (await separateCase(kind, work, part.id)) !== undefined : undefined;
          if (part.mergedInto !== null) return undefined;
          return async (work) => (await mergeCases(kind, work, part.id, wholeId)) === 'merged';
        }),
      );
    },
  };
}
