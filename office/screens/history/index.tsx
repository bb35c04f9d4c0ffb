import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useText } from '../../content/use-text.ts';
import { historyCsvUrl, useHistory, useHistoryFile } from '../../data/company/history.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { saveFile } from '../../parts/hooks/save-file.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { EventRows } from './event-rows.tsx';
import { Filters } from './filters.tsx';
import styles from './history.module.css';
import { filtersOf } from './history-filters.ts';
import type { HistorySearch } from './history-search.ts';
import { useToldWords } from './use-told-words.ts';

/** Shows who did what, and when. */
export default function History() {
  const text = useText('history');
  const dateFormats = useDateFormats();
  const search = useSearch({ from: '/history' });
  const navigate = useNavigate();
  const told = useToldWords(search.search);
  const filters = { ...filtersOf(search, dateFormats.today()), told };
  const history = useHistory(filters);
  const file = useHistoryFile();
  // The browser itself could not ask somebody to sign in again.
  const save = useAction({ run: async () => saveFile('history.csv', await file.mutateAsync(filters)) });
  const download = (event: MouseEvent) => {
    event.preventDefault();
    void save();
  };
  const events = history.data?.pages.flatMap((page) => page.events) ?? [];
  const isFiltered = [filters.search, filters.actorId, filters.colleagues, filters.area, filters.from, filters.to].some(Boolean);
  const reset = () => void navigate({ to: '/history', search: { period: 'always' }, replace: true });
  const change = (changed: Partial<HistorySearch>) =>
    void navigate({ to: '/history', search: (present: HistorySearch) => ({ ...present, ...changed }), replace: true });

  return (
    <>
      <PageHeader
        title={text.title}
        summary={text.summary}
        actions={
          <a
            className="button"
            href={historyCsvUrl(filters)}
            download="history.csv"
            title={text.tooLong}
            aria-label={text.csvLabel}
            aria-busy={file.isPending || undefined}
            onClick={download}
          >
            <Download className="icon" aria-hidden /> {text.csv}
          </a>
        }
      />
      <Filters search={search} onChange={change} />
      <div className="scroll" aria-busy={history.isPlaceholderData}>
        {history.isError && <Notice kind="bad" text={text.failed} onRetry={() => void history.refetch()} />}
        {history.isPending && <Skeleton rows={10} shape="table" />}
        {history.isSuccess && events.length === 0 && <NothingThere isFiltered={isFiltered} onReset={reset} />}
        {events.length > 0 && <EventRows events={events} />}
        {events.length > 0 && (
          <div className={`text-quiet text-xs flex justify-center ${styles.foot}`}>
            {history.hasNextPage ? (
              <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                {text.more}
              </Button>
            ) : (
              text.end
            )}
          </div>
        )}
      </div>
    </>
  );
}

function NothingThere({ isFiltered, onReset }: { isFiltered: boolean; onReset(): void }) {
  const { notFound, empty } = useText('history');
  if (!isFiltered) return <EmptyState kind="nothing-yet" title={empty.title} text={empty.text} />;
  return (
    <EmptyState kind="not-found" title={notFound.title} text={notFound.text}>
      <Button onClick={onReset}>{notFound.reset}</Button>
    </EmptyState>
  );
}
