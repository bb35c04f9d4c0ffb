import type { ReactNode } from 'react';
import { siteLocales } from '#contract/locales';
import type { TextSummary } from '#contract/office/texts';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { ContentMenu } from '../../../parts/content-files/content-menu.tsx';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { RichText } from '../../../parts/texts/rich-text.tsx';
import { TextSearchField } from '../text-search-field.tsx';
import type { TextsSearch } from '../texts-search.ts';
import { PlaceList } from './place-list.tsx';
import styles from './places-pane.module.css';

interface PlacesPaneProps {
  summaries: readonly TextSummary[] | undefined;
  search: TextsSearch;
  /** No text is open: here is the heading of the screen. */
  isAlone: boolean;
  /** Stands where the list would be. */
  children: ReactNode;
}

/** The list of places, under the heading of the screen while no text is open. */
export function PlacesPane({ summaries, search, isAlone, children }: PlacesPaneProps) {
  const text = useText('texts');
  return (
    <section className={`column ${styles.pane}`} aria-label={text.places}>
      {isAlone && (
        <>
          <PageHeader title={text.title} summary={summaries && <Summary summaries={summaries} />} actions={<ContentMenu what="texts" />} />
          <div className={`px-pad ${styles.search}`}>
            <TextSearchField search={search.search} />
          </div>
        </>
      )}
      <div className="scroll scrollbar-thin">
        {children}
        {summaries && <PlaceList summaries={summaries} search={search} />}
      </div>
    </section>
  );
}

function Summary({ summaries }: { summaries: readonly TextSummary[] }) {
  const { summary: text } = useText('texts');
  const counted = useCounted();
  const drafts = summaries.reduce((sum, one) => sum + one.drafts, 0);
  const missing = siteLocales.length > 1 ? summaries.reduce((sum, one) => sum + one.missing.ar, 0) : 0;
  if (drafts === 0 && missing === 0) return text.nothing;
  return (
    <>
      {drafts > 0 && <RichText text={counted(text.drafts, drafts)} />}
      {drafts > 0 && missing > 0 && text.and}
      {missing > 0 && counted(text.missing, missing)}
    </>
  );
}
