import { useMemo, useState } from 'react';
import { type Locale, siteLocales } from '#contract/locales';
import type { FoundLine, LineAddress, LocalizedLine } from '#contract/office/texts';
import type { LineValue } from '#contract/texts/changed-texts';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useTextChanges } from '../../../data/texts/texts.ts';
import { useAction } from '../../../parts/messages/use-action.ts';
import { replaceIn } from '../values/replace.ts';
import { spelledOut } from '../values/spelled-out.ts';
import { draftedValue, idOf } from '../values/values.ts';

/** A line in one language, with what it becomes. */
export interface Replaced {
  id: string;
  address: LineAddress;
  own: LocalizedLine;
  before: LineValue;
  after: LineValue;
}

/** Replaces words in everything that was found, but for what is left out: drafts, made at once, which one undo takes back. */
export function useReplacement(lines: readonly FoundLine[], search: string, replacement: string) {
  const { replace: text } = useText('texts');
  const counted = useCounted();
  const changes = useTextChanges();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const all = useMemo(
    () =>
      search === '' || replacement === ''
        ? []
        : lines.flatMap((line) => siteLocales.flatMap((locale) => replacedIn(line, locale, search, replacement))),
    [lines, search, replacement],
  );
  const chosen = all.filter(({ id }) => !left.has(id));

  const replace = useAction({
    async run() {
      await changes.saveDrafts(chosen.map(({ address, own, after }) => ({ ...address, draft: { value: after }, version: own.version })));
      return chosen;
    },
    done: (replaced) => counted(text.done, replaced.length),
    undo: (replaced) =>
      changes.saveDraftsNow(replaced.map(({ address, own: { draft } }) => ({ ...address, draft: draft && { value: draft.value } }))),
    failed: text.failed,
    newer: text.newer,
  });

  return {
    all,
    count: chosen.length,
    isBusy,
    isChosen: (id: string) => !left.has(id),
    toggle: (id: string) => setLeft((before) => (before.has(id) ? before.difference(new Set([id])) : before.union(new Set([id])))),
    async run(): Promise<boolean> {
      if (chosen.length === 0) return false;
      setIsBusy(true);
      const isDone = await replace();
      setIsBusy(false);
      return isDone;
    },
  };
}

export type Replacement = ReturnType<typeof useReplacement>;

function replacedIn({ name, path, byLocale }: FoundLine, locale: Locale, search: string, replacement: string): Replaced[] {
  const own = byLocale[locale];
  const before = spelledOut(draftedValue(own), locale);
  const after = replaceIn(before, search, replacement);
  return after === undefined ? [] : [{ id: idOf(name, path, locale), address: { name, path, locale }, own, before, after }];
}
