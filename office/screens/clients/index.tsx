import { Plus, TriangleAlert } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { OfficeClient } from '#contract/office/clients';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useClientChanges, useClientSummary, useClients } from '../../data/site/clients.ts';
import { useFocusedRow } from '../../list/use-focused-row.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { ContentMenu } from '../../parts/content-files/content-menu.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useOrder } from '../../parts/order/use-order.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import type { Face } from './client-face.tsx';
import { ClientGrid } from './client-grid.tsx';
import { ClientTable } from './client-table.tsx';
import styles from './clients.module.css';
import { ClientPanel } from './editor/client-panel.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { Tools } from './tools.tsx';
import { isWholeGrid, useClientsSearch } from './use-clients-search.ts';

/** The clients as the site shows them, and beside them the one that is edited. */
export default function Clients() {
  const text = useText('clients');
  const counted = useCounted();
  const isPhone = useIsPhone();
  const { search, query, change } = useClientsSearch();
  const list = useClients(query);
  const found = list.page?.total;
  const summary = useClientSummary().data;
  const isWhole = isWholeGrid(query);
  const total = summary?.total ?? 0;
  const { move } = useClientChanges();
  const lists = useRef<HTMLDivElement>(null);
  const places = useOrder({
    list: lists,
    loaded: list.rows,
    total: isWhole ? (found ?? 0) : total,
    isWhole,
    text: text.order,
    nameOf: ({ name }) => name,
    send: ({ id }, place) => move({ id, place }),
    done: text.done.moved,
    failed: text.failedMove,
  });
  const [asked, setAsked] = useState<OfficeClient>();
  const [preview, setPreview] = useState<Face>();
  const scroller = useRef<HTMLDivElement>(null);

  const open = (client: string | undefined) => change({ client });
  const showAll = () => change({ search: undefined, category: undefined, is: undefined, off: undefined });
  const focusOf = useCallback((id: string | undefined) => {
    const link = id && id !== 'new' ? lists.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] a`) : undefined;
    (link ?? lists.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, []);
  const close = () => {
    const { client } = search;
    open(undefined);
    requestAnimationFrame(() => focusOf(client));
  };
  useFocusedRow(lists);
  useShortcut('lists', { c: () => open('new') });
  useShortcut('everywhere', { Escape: close }, { isOn: search.client !== undefined });

  const isList = search.layout === 'list' && !isPhone;
  const shared = { places, search, scroller, onAskPlace: setAsked, onEnd: list.fetchMore };
  return (
    <div className={`grid flex-1 grid-cols-1 min-h-0 ${styles.screen}`} data-open={search.client !== undefined || undefined}>
      <div ref={lists} className={`flex flex-col min-w-0 min-h-0 ${styles.lists}`}>
        <PageHeader
          title={text.title}
          summary={
            isWhole ? (
              <ClientsSummary total={total} withoutServices={summary?.withoutServices ?? 0} isKnown={summary !== undefined} />
            ) : (
              found !== undefined && counted(text.found, found)
            )
          }
          actions={
            <>
              <span className="wide-only">
                <Segments
                  label={text.layout}
                  value={isList ? 'list' : 'grid'}
                  options={(['grid', 'list'] as const).map((value) => ({ value, label: text.layouts[value] }))}
                  onChange={(layout) => change({ layout: layout === 'list' ? layout : undefined })}
                />
              </span>
              <ContentMenu what="clients" />
              <Button data-add variant={search.client ? 'line' : 'primary'} icon={Plus} onClick={() => open('new')}>
                {text.add} <KeyHint keys="C" />
              </Button>
            </>
          }
        />
        <Tools search={search} onChange={change}>
          {!search.client && (
            <span className="lead text-xs wide-only ms-auto">
              {isWhole ? text.orderHint : query.off ? text.offHint : text.filteredHint}
            </span>
          )}
        </Tools>
        {summary !== undefined && summary.attention > 0 && !search.is?.includes('attention') && (
          <Notice kind="news" icon={TriangleAlert} text={counted(text.attention, summary.attention)} detail={text.attentionHow}>
            <Button size="small" onClick={() => change({ is: ['attention'], off: undefined })}>
              {text.marks.attention}
            </Button>
          </Notice>
        )}
        {list.isError && <Notice kind="bad" text={text.failed} onRetry={() => void list.refetch()} />}
        <div className="scroll" ref={scroller}>
          {list.isPending && <Skeleton rows={6} />}
          {list.rows.length > 0 && (isList ? <ClientTable {...shared} /> : <ClientGrid {...shared} preview={preview} />)}
          {found === 0 && <Nobody isWhole={isWhole} isOff={query.off === true} onNew={() => open('new')} onShowAll={showAll} />}
        </div>
        <p className="visually-hidden" aria-live="assertive">
          {places.announcement}
        </p>
      </div>
      {search.client !== undefined && (
        <ClientPanel
          key={search.client}
          id={search.client}
          total={total}
          onPreview={setPreview}
          onAskPlace={setAsked}
          onOpen={open}
          onClose={close}
        />
      )}
      {asked && (
        <PlaceDialog
          client={asked}
          total={total}
          onMove={(place) => {
            places.move(asked.id, place);
            places.save();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

function ClientsSummary({ total, withoutServices, isKnown }: { total: number; withoutServices: number; isKnown: boolean }) {
  const text = useText('clients');
  const counted = useCounted();
  if (!isKnown) return null;
  if (total === 0) return text.none;
  return (
    <>
      <RichText text={counted(text.onTheSite, total)} />
      {withoutServices > 0 && counted(text.withoutServices, withoutServices)}
    </>
  );
}

interface NobodyProps {
  isWhole: boolean;
  isOff: boolean;
  onNew(): void;
  onShowAll(): void;
}

function Nobody({ isWhole, isOff, onNew, onShowAll }: NobodyProps) {
  const { empty, notFound, noneOff } = useText('clients');
  if (isWhole)
    return (
      <EmptyState kind="nothing-yet" title={empty.title} text={empty.text}>
        <Button onClick={onNew}>{empty.action}</Button>
      </EmptyState>
    );
  const { title, text } = isOff ? noneOff : notFound;
  return (
    <EmptyState kind={isOff ? 'done' : 'not-found'} title={title} text={text}>
      <Button onClick={onShowAll}>{notFound.action}</Button>
    </EmptyState>
  );
}
