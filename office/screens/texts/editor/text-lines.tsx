import { type RefObject, useMemo } from 'react';
import type { OfficeText, TextLine } from '#contract/office/texts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { useLineNames } from '../../../parts/texts/line-names.ts';
import { LineRow } from '../line/line-row.tsx';
import type { Fits } from '../preview/fits.ts';
import { openIn, useOpenLine } from '../use-open-line.ts';
import { wordsOf } from '../values/values.ts';
import { LanguageHeads } from './language-heads.tsx';
import { SearchResult } from './search-result.tsx';
import styles from './text-editor.module.css';

interface TextLinesProps {
  text: OfficeText;
  /** The sections that are shown. */
  sections: readonly (readonly [key: string, lines: readonly TextLine[]])[];
  /** The address of the line that is open. */
  open: string | undefined;
  fits: Fits;
  list: RefObject<HTMLDivElement | null>;
}

/** The lines of a text, by section, each in both languages. */
export function TextLines({ text, sections, open, fits, list }: TextLinesProps) {
  const names = useLineNames();
  const { linesOf } = useText('texts');
  const locale = useLocale();
  const own = useMemo(() => wordsOf(text.lines, locale), [text, locale]);
  const handlers = useOpenLine(list);
  const isAlone = (key: string, [first, ...others]: readonly TextLine[]) => others.length === 0 && first?.path === key;
  const hasHeadings = sections.length > 1 && !sections.every(([key, lines]) => isAlone(key, lines));
  return (
    <>
      <LanguageHeads />
      {sections.map(([key, lines]) => (
        <section key={key} aria-label={isAlone(key, lines) ? undefined : names.section(key, own)}>
          {hasHeadings && <h2 className={styles.section}>{names.section(key, own)}</h2>}
          {key === 'metadata' && <SearchResult name={text.name} lines={lines} />}
          <ul aria-label={linesOf.replace('{name}', names.section(key, own))}>
            {lines.map((line) => (
              <LineRow
                key={line.path}
                name={text.name}
                line={line}
                label={names.line(line.path, own)}
                open={openIn(open, text.name, line.path)}
                fits={openIn(open, text.name, line.path) === undefined ? undefined : fits}
                {...handlers}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
