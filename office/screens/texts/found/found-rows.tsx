import { useRef, useState } from 'react';
import type { FoundLine } from '#contract/office/texts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { useLineNames } from '../../../parts/texts/line-names.ts';
import { LineRow } from '../line/line-row.tsx';
import type { TextsSearch } from '../texts-search.ts';
import { openIn, useOpenLine } from '../use-open-line.ts';
import { wordsOf } from '../values/values.ts';

const keyOf = ({ name, path }: FoundLine): string => `${name}/${path}`;

/** Lines of several texts, each with the name of its place, which leads there. */
export function FoundRows({ lines, search }: { lines: readonly FoundLine[]; search: TextsSearch }) {
  const { found } = useText('texts');
  const names = useLineNames();
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const handlers = useOpenLine(list);
  const shown = useWithOpen(lines, search.line);
  return (
    <ul ref={list} aria-label={found.label}>
      {shown.map((line) => (
        <LineRow
          key={keyOf(line)}
          name={line.name}
          line={line}
          label={names.whole(line.name, line.path, wordsOf([line], locale))}
          open={openIn(search.line, line.name, line.path)}
          words={search.search}
          hasLink
          {...handlers}
        />
      ))}
    </ul>
  );
}

/** The line that is written stays in its place, even when what is written in it is no longer what was looked for. */
function useWithOpen(lines: readonly FoundLine[], open: string | undefined): readonly FoundLine[] {
  const [pinned, setPinned] = useState<{ line: FoundLine; index: number }>();
  const index = lines.findIndex((line) => openIn(open, line.name, line.path) !== undefined);
  const line = lines[index];
  if (line && (pinned?.line !== line || pinned.index !== index)) setPinned({ line, index });
  if (open === undefined && pinned) setPinned(undefined);
  const isGone = pinned && !line && openIn(open, pinned.line.name, pinned.line.path) !== undefined;
  return isGone ? lines.toSpliced(pinned.index, 0, pinned.line) : lines;
}
