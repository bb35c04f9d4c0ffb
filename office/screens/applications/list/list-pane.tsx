import { useNavigate } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { ApplicationRow } from '#contract/office/applications';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import type { applicationCases } from '../../../data/cases/applications.ts';
import { DataTable } from '../../../list/data-table.tsx';
import { FilterBar } from '../../../list/filter-bar.tsx';
import { FailedNotice, ListBody, ListKeys, useRowHref } from '../../../list/list-body.tsx';
import { OwnReceivedDays } from '../../../list/received-filter.tsx';
import { useListHints } from '../../../list/use-list-hints.ts';
import type { ChangeSearch } from '../../../list/use-list-search.ts';
import type { ListSelection } from '../../../list/use-list-selection.ts';
import { Button, IconButton } from '../../../parts/buttons/button.tsx';
import { useIsPhone } from '../../../parts/hooks/use-is-phone.ts';
import { EmptyState } from '../../../parts/messages/empty-state.tsx';
import { useApplicationFilters } from '../application-filters.tsx';
import { isFiltered } from '../application-queries.ts';
import type { ApplicationSearch } from '../application-search.ts';
import styles from './application-columns.module.css';
import { useApplicationColumns } from './application-columns.tsx';

interface ListPaneProps {
  search: ApplicationSearch;
  list: ReturnType<typeof applicationCases.useList>;
  currentId: string | undefined;
  selection: ListSelection<ApplicationRow>;
  onChange: ChangeSearch<ApplicationSearch>;
  onOpen(row: ApplicationRow): void;
}

const rowHeight = { wide: 45, phone: 74 };

/** Applications as a table that can be searched; on a phone as rows. */
export function ListPane({ search, list, currentId, selection, onChange, onOpen }: ListPaneProps) {
  const text = useText('applications');
  const counted = useCounted();
  const isPhone = useIsPhone();
  const hrefOf = useRowHref('/applications');
  const columns = useApplicationColumns(search.job === undefined);
  const { rows, fetchMore: onEnd } = list;
  const total = list.page?.total;
  const { keys } = text;
  const { selectSeveral } = useText('list');
  const hints = useListHints();
  return (
    <>
      <FailedNotice list={list} text={text.failed.list} />
      <FilterBar {...{ search, onChange }} text={text.search} useGroups={useApplicationFilters}>
        {isPhone && Boolean(total) && !search.select && (
          <IconButton icon={ListChecks} label={selectSeveral} onClick={() => selection.begin()} />
        )}
        <span className="flex-1 wide-only" />
        {total !== undefined && <span className="text-quiet text-xs wide-only">{counted(text.total, total)}</span>}
        <OwnReceivedDays {...{ search, onChange }} />
      </FilterBar>
      <ListBody {...{ list, rows, selection }} shape="table" empty={<Nobody search={search} />}>
        {(scroller) => (
          <DataTable
            {...{ rows, columns, currentId, selection, scroller, hrefOf, onOpen, onEnd, rowHeight }}
            total={total ?? rows.length}
            className={styles.table}
            nameOf={({ fullName }) => fullName}
          />
        )}
      </ListBody>
      <ListKeys keys={[hints.move, hints.open, hints.select, ['M', keys.moveOn], ['D', keys.decline], hints.all]} />
    </>
  );
}

function Nobody({ search }: { search: ApplicationSearch }) {
  const { empty } = useText('applications');
  const navigate = useNavigate();
  if (!isFiltered(search)) return <EmptyState kind="nothing-yet" {...empty.none} />;
  const { title, text, action } = empty.found;
  const reset = () => void navigate({ to: '/applications', search: { job: search.job, layout: search.layout } as never });
  return (
    <EmptyState kind="not-found" {...{ title, text }}>
      <Button onClick={reset}>{action}</Button>
    </EmptyState>
  );
}
