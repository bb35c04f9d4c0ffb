import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { shownOfferStates } from '#contract/offers/offer-states';
import type { OfferRow } from '#contract/offers/office-offers';
import { officePath } from '#contract/office/paths';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useOfferList } from '../../data/cases/offers.ts';
import { DataTable } from '../../list/data-table.tsx';
import { FilterBar } from '../../list/filter-bar.tsx';
import { type FilterGroup, several } from '../../list/filters.ts';
import { FailedNotice, ListBody, ListKeys } from '../../list/list-body.tsx';
import { useFocusedRow } from '../../list/use-focused-row.ts';
import { useListHints } from '../../list/use-list-hints.ts';
import { useListSearch } from '../../list/use-list-search.ts';
import { withoutEmpty } from '../../list/without-empty.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import styles from './offer-columns.module.css';
import { useOfferColumns } from './offer-columns.tsx';
import { OffersSearch } from './offers-search.ts';

const rowHeight = { wide: 45, phone: 74 };

/** The price offers of all requests: how each stands, and the way to it. */
export default function Offers() {
  const { list: text, failed } = useText('offers');
  const counted = useCounted();
  const navigate = useNavigate();
  const { search, change } = useListSearch('/offers', OffersSearch);
  const query = withoutEmpty({ ...search, search: search.search?.trim() });
  const list = useOfferList(query);
  const columns = useOfferColumns();
  const hints = useListHints();
  const { rows, page, fetchMore: onEnd } = list;
  const open = ({ id, quoteId }: OfferRow) =>
    void navigate({ to: '/quotes/$id/offer', params: { id: quoteId }, search: { offer: id } as never });
  const screen = useRef<HTMLDivElement>(null);
  useFocusedRow(screen);
  return (
    <div className="column flex-1" ref={screen}>
      <PageHeader title={text.title} summary={page && counted(text.summary, page.total)} />
      <FailedNotice list={list} text={failed} />
      <FilterBar search={search} text={text.search} useGroups={useOfferFilters} onChange={change} />
      <ListBody {...{ list, rows }} shape="table" empty={<Nothing isFiltered={Object.keys(query).length > 0} />}>
        {(scroller) => (
          <DataTable
            {...{ rows, columns, scroller, onEnd, rowHeight }}
            currentId={undefined}
            total={page?.total ?? rows.length}
            className={styles.table}
            nameOf={({ quote }) => quote.name}
            hrefOf={({ id, quoteId }) => `${officePath}/quotes/${quoteId}/offer?offer=${id}`}
            onOpen={open}
          />
        )}
      </ListBody>
      <ListKeys keys={[hints.move, hints.open, hints.all]} />
    </div>
  );
}

function useOfferFilters(search: OffersSearch): FilterGroup<OffersSearch>[] {
  const { list, states } = useText('offers');
  const options = shownOfferStates.map((value) => ({ value, label: states[value] }));
  return [{ label: list.state, choices: several(search, 'state', options) }];
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { empty } = useText('offers').list;
  const navigate = useNavigate();
  if (!isFiltered) return <EmptyState kind="nothing-yet" {...empty.none} />;
  const { title, text, action } = empty.found;
  return (
    <EmptyState kind="not-found" {...{ title, text }}>
      <Button onClick={() => void navigate({ to: '/offers', search: {} })}>{action}</Button>
    </EmptyState>
  );
}
