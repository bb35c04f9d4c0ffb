import { useEffect } from 'react';
import { addressText, type LineAddress, type LocalizedLine } from '#contract/office/texts';
import { LineValue } from '#contract/texts/changed-texts';
import { isSame } from '../../../data/drafts/typed-over.ts';
import { useServerDraft } from '../../../data/drafts/use-drafts.ts';
import { useTextChanges } from '../../../data/texts/texts.ts';
import { useAction } from '../../../parts/messages/use-action.ts';
import { typedLines } from '../typed-lines.ts';
import { spelledOut } from '../values/spelled-out.ts';
import { fittingValue } from '../values/values.ts';

const Content = LineValue.nullable();
type Content = LineValue | null;

/** Under this name a line is kept in the browser until it is on the server. */
export const keptLine = (address: LineAddress): string => `text:${addressText(address)}`;

/** Keeps what is written in one line: on the server a moment after each change, and on this device until then. Null is as written. */
export function useLineDraft(address: LineAddress, line: LocalizedLine, text: { discarded: string; notSaved: string }) {
  const changes = useTextChanges();
  const { original, published } = line;
  const draft = useServerDraft<Content, LocalizedLine>({
    name: keptLine(address),
    schema: Content,
    empty: null,
    thing: line,
    storedOf: (stored) => ({ content: stored.draft ? stored.draft.value : stored.published, version: stored.version }),
    send: (value, version) => changes.saveDraft({ ...address, draft: { value }, version }),
  });
  const { content, isChanged, flush } = draft;
  const value = spelledOut(fittingValue(content ?? original, original), address.locale);

  const id = addressText(address);
  useEffect(() => typedLines.put(id, { value, isChanged, flush }));
  useEffect(() => () => typedLines.close(id), [id]);

  const discard = useAction({
    async run() {
      const before = draft.state().content;
      draft.write(published);
      await flush();
      return before;
    },
    done: text.discarded,
    undo: (before) => changes.saveDraftsNow([{ ...address, draft: { value: before } }]),
    failed: () => (draft.state().newer === undefined ? text.notSaved : null),
  });

  return {
    ...draft,
    value,
    isAsWritten: content === null,
    isDraft: !isSame(content, published),
    type: (typed: LineValue) => draft.write(isSame(typed, spelledOut(original, address.locale)) ? null : typed),
    toOriginal: () => draft.write(null),
    discard: () => void discard(),
  };
}

export type LineDraft = ReturnType<typeof useLineDraft>;
