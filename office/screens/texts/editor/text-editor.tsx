import { Link } from '@tanstack/react-router';
import { ChevronLeft, Eye, History } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { OfficeText, TextLine } from '#contract/office/texts';
import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../../content/use-counted.ts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { HelpButton } from '../../../parts/layout/help-button.tsx';
import { useTitle } from '../../../parts/layout/page-header.tsx';
import { useLineNames } from '../../../parts/texts/line-names.ts';
import { pageOf } from '../places/places.ts';
import { useTextTitle } from '../places/use-text-title.ts';
import type { Fits } from '../preview/fits.ts';
import { PublishDock } from '../publish/publish-dock.tsx';
import { TextSearchField } from '../text-search-field.tsx';
import type { TextsSearch } from '../texts-search.ts';
import { useTextsNavigation } from '../use-open-line.ts';
import { draftsOf, sectionsOf, wordsOf } from '../values/values.ts';
import { SectionSelect } from './section-select.tsx';
import styles from './text-editor.module.css';
import { TextLines } from './text-lines.tsx';

interface TextEditorProps {
  text: OfficeText;
  search: TextsSearch;
  fits: Fits;
  /** Something else has its place. */
  isCovered: boolean;
}

/** A text, or one of its sections, in both languages. */
export function TextEditor({ text: shown, search, fits, isCovered }: TextEditorProps) {
  const text = useText('texts');
  const counted = useCounted();
  const names = useLineNames();
  const titleOf = useTextTitle();
  const locale = useLocale();
  const change = useTextsNavigation();
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sections = sectionsOf(shown.lines).filter(([key]) => search.section === undefined || key === search.section);
  const lines = sections.flatMap(([, own]: readonly [string, readonly TextLine[]]) => own.map((line) => ({ ...line, name: shown.name })));
  const drafts = draftsOf(lines).length;
  const title =
    search.section === undefined
      ? titleOf(shown.name)
      : names.together(names.text(shown.name), names.section(search.section, wordsOf(shown.lines, locale)));
  useTitle(title);
  useFocusFromPlaces(heading, search.section);

  return (
    <section className={classNames('column', isCovered && 'hidden', styles.editor)} aria-label={title}>
      <header className={`flex flex-none flex-wrap items-center ${styles.header}`}>
        <Link to="/texts" className={`items-center gap-1 ${styles.back}`}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          {text.title}
        </Link>
        <div className={`min-w-0 ${styles.title}`}>
          <div className="row gap-1 min-w-0">
            <h1 className="wrap-anywhere" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <HelpButton />
          </div>
          <p className="lead">{drafts > 0 ? counted(text.changed, drafts) : text.allPublic}</p>
        </div>
        <div className={`row flex-wrap gap-2 ${styles.tools}`}>
          <TextSearchField search={search.search} />
          {pageOf(shown.name) !== undefined && (
            <Button className={styles.see} icon={Eye} aria-pressed={search.pane === 'preview'} onClick={() => change({ pane: 'preview' })}>
              {text.preview.open}
            </Button>
          )}
          <Button
            icon={History}
            aria-pressed={search.pane === 'history'}
            onClick={() => change({ pane: search.pane === 'history' ? undefined : 'history' })}
          >
            {text.history.open}
          </Button>
        </div>
        <SectionSelect text={shown} section={search.section} />
      </header>
      <div ref={list} className={`scroll scrollbar-thin ${styles.lines}`}>
        <TextLines text={shown} sections={sections} open={search.line} fits={fits} list={list} />
        {shown.unused.length > 0 && (
          <p className={`text-xs text-quiet px-pad ${styles.unused}`}>{counted(text.unused, shown.unused.length)}</p>
        )}
      </div>
      <PublishDock published={{ text: shown.name, section: search.section }} lines={lines} title={heading} />
    </section>
  );
}

/** Whoever chooses a section among the places goes on in it, and not through all places that follow. */
function useFocusFromPlaces(heading: RefObject<HTMLElement | null>, section: string | undefined): void {
  const before = useRef(section);
  useEffect(() => {
    const isChosen = section !== undefined && section !== before.current;
    if (isChosen && document.activeElement?.closest('nav')) heading.current?.focus({ preventScroll: true });
    before.current = section;
  }, [heading, section]);
}
