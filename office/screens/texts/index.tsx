import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../content/use-text.ts';
import { isOfficeError } from '../../data/requests/office-error.ts';
import { useSiteText, useTextSummaries } from '../../data/texts/texts.ts';
import { mediaHook } from '../../parts/hooks/media-hook.ts';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { TextEditor } from './editor/text-editor.tsx';
import { FoundPane } from './found/found-pane.tsx';
import { HistoryPane } from './history/history-pane.tsx';
import { pageOf } from './places/places.ts';
import { PlacesPane } from './places/places-pane.tsx';
import type { Fits } from './preview/fits.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import styles from './texts.module.css';
import { useTextsNavigation } from './use-open-line.ts';

/** Somebody who has chosen nothing yet sees the page that most visitors see first. */
const startText = 'home';

const nothingMeasured: Fits = new Map();

/** Whether there is room for a text and what comes of it beside each other. */
const useHasRoom = mediaHook('(width >= 75em)');

/** Every text of the site: where it stands, what it says in both languages, and what visitors will see of it. */
export default function Texts() {
  const text = useText('texts');
  const search = useSearch({ from: '/texts' });
  const change = useTextsNavigation();
  const isPhone = useIsPhone();
  const { data: summaries, error, refetch } = useTextSummaries();
  const [fits, setFits] = useState(nothingMeasured);
  const isLookingFor = search.text === undefined && (search.search !== undefined || search.list !== undefined);
  const mode = search.text !== undefined ? 'text' : isLookingFor ? 'found' : 'places';
  const isStart = mode === 'places' && !isPhone;
  const opened = useSiteText(isStart ? startText : search.text);
  const hasHistory = search.pane === 'history';
  const hasPage = search.text !== undefined && pageOf(search.text) !== undefined;
  const closePane = () => change({ pane: undefined });
  useShortcut('everywhere', { Escape: closePane }, { isOn: search.pane !== undefined });

  const hasRoom = useHasRoom();
  const isCovered = !hasRoom && search.pane !== undefined;
  const hasPane = hasRoom ? hasHistory || hasPage : search.pane !== undefined;

  return (
    <div className={`grid flex-1 min-h-0 ${styles.screen}`} data-mode={mode} data-wide={(hasRoom && hasPane) || undefined}>
      {!(isPhone && mode === 'text') && (
        <PlacesPane summaries={summaries} search={search} isAlone={mode !== 'text'}>
          {error && !summaries && <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />}
          {!error && !summaries && <Skeleton rows={9} shape="table" />}
        </PlacesPane>
      )}
      {mode === 'found' && <FoundPane search={search} />}
      {isStart && opened.data && <PreviewPane text={opened.data} search={search} isAlone={false} isStart onFits={setFits} />}
      {isStart && !opened.data && <Missing error={opened.error} onRetry={() => void opened.refetch()} />}
      {mode === 'text' && !opened.data && <Missing error={opened.error} onRetry={() => void opened.refetch()} />}
      {opened.data && mode === 'text' && (
        <>
          <TextEditor key={opened.data.name} text={opened.data} search={search} fits={fits} isCovered={isCovered} />
          {hasPane && hasHistory && <HistoryPane text={opened.data} section={search.section} isAlone={isCovered} onClose={closePane} />}
          {hasPane && !hasHistory && <PreviewPane text={opened.data} search={search} isAlone={isCovered} onFits={setFits} />}
        </>
      )}
    </div>
  );
}

/** Stands where the text would be: it is being fetched, is not there, or did not come. */
function Missing({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const text = useText('texts');
  if (isOfficeError(error, 'http.notFound'))
    return <EmptyState kind="not-found" level={1} title={text.notThere.title} text={text.notThere.text} />;
  if (error) return <Notice kind="bad" text={text.failed} onRetry={onRetry} />;
  return <Skeleton rows={8} shape="text" />;
}
