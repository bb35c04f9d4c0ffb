import { useState } from 'react';
import { addressText, type LineQuery } from '#contract/office/texts';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { isOfficeError } from '../../../data/requests/office-error.ts';
import { useCurrentLines, useTextChanges, type VersionedLine } from '../../../data/texts/texts.ts';
import { useAction } from '../../../parts/messages/use-action.ts';
import { isLegal } from '../places/places.ts';
import { typedLines } from '../typed-lines.ts';
import { useTextsNavigation } from '../use-open-line.ts';
import { draftsOf, problemOfValue } from '../values/values.ts';

/** Says which lines are published: those of a text, or of one of its sections, or those that were found. */
export type Published = { text: string; section?: string | undefined } | { query: LineQuery };

/** Makes drafts public, once what is typed is saved, nothing is wrong with them, and where they oblige the company a person has said so again. */
export function usePublishLines(published: Published) {
  const { publishing: text } = useText('texts');
  const counted = useCounted();
  const changes = useTextChanges();
  const currentLines = useCurrentLines();
  const change = useTextsNavigation();
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<readonly VersionedLine[]>();

  const send = useAction({
    run: (lines: readonly VersionedLine[]) => changes.publish(lines),
    done: (_, lines) => counted(text.done, lines.length),
    failed: text.failed,
    newer: text.newer,
    onErrors: (errors) => openLine(Object.keys(errors)[0]),
  });
  const save = useAction({
    run: () => typedLines.flush(),
    // A conflict stands at its line.
    failed: (error) => (isOfficeError(error, 'newer') || !isOfficeError(error) ? text.undecided : text.failed),
  });
  const openLine = (address: string | undefined) => change({ line: address, list: undefined, pane: undefined });

  const drafts = () => {
    const lines = currentLines(published).filter(({ path }) => {
      const section = 'section' in published ? published.section : undefined;
      return section === undefined || path === section || path.startsWith(`${section}/`);
    });
    return draftsOf(lines);
  };

  async function publish(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const isSaved = await save();
    const found = drafts();
    const wrong = found.find(({ address, line, own }) => problemOfValue(line, address.locale, own.draft?.value ?? null) !== undefined);
    const lines = found.map(({ address, own }) => ({ ...address, version: own.version }));
    if (wrong) change({ line: addressText(wrong.address) });
    else if (isSaved && lines.some(({ name }) => isLegal(name))) setAsked(lines);
    else if (isSaved && lines.length > 0) await send(lines);
    setIsBusy(false);
  }

  return {
    isBusy,
    publish: () => void publish(),
    /** Legal texts that wait for a second yes. */
    asked,
    async confirm(): Promise<void> {
      if (!asked) return;
      setAsked(undefined);
      setIsBusy(true);
      await send(asked);
      setIsBusy(false);
    },
    giveUp: () => setAsked(undefined),
  };
}
