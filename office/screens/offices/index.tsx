import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { CompanyOffice } from '#contract/office/offices';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { useOffices } from '../../data/site/offices.ts';
import entry from '../../list/entry-screen.module.css';
import { ShortcutHints } from '../../list/shortcut-hints.tsx';
import { useEntryPage } from '../../list/use-entry-page.ts';
import { useListHints } from '../../list/use-list-hints.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { ContentMenu } from '../../parts/content-files/content-menu.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { DeletedOffices } from './deleted-offices.tsx';
import { draftOf, emptyForm, keptOffice, OfficeForm } from './office-form.ts';
import { OfficeMap } from './office-map.tsx';
import { OfficePanel } from './office-panel.tsx';
import styles from './offices.module.css';
import { OfficesTable } from './offices-table.tsx';

/** The offices of the company, on the map and in their order, and the one that is edited beside them. */
export default function Offices() {
  const text = useText('offices');
  const counted = useCounted();
  const navigate = useNavigate();
  const { office: edit, view } = useSearch({ from: '/offices' });
  const lists = useOffices();
  const offices = lists.data?.offices ?? [];
  const open = offices.find(({ id }) => id === edit);
  const isOpen = edit === 'new' || open !== undefined;
  const draft = useLocalDraft(isOpen ? keptOffice(edit ?? '') : undefined, OfficeForm, emptyForm, {
    thing: open,
    storedOf: draftOf,
    merges: true,
  });
  const pin = useRef<SVGGElement>(null);
  const pinButton = useRef<HTMLButtonElement>(null);

  const go = (office: string | undefined) => void navigate({ to: '/offices', search: office === undefined ? {} : { office } });
  const { page, addButton, close } = useEntryPage(edit, isOpen, go);

  return (
    <div className={`grid flex-1 grid-cols-1 min-h-0 ${entry.page}`} ref={page} data-open={isOpen || undefined}>
      <div className="column">
        <div className={entry.header}>
          <PageHeader
            title={view === 'deleted' ? text.deleted.title : text.title}
            summary={view !== 'deleted' && offices.length > 0 && <OfficesSummary offices={offices} />}
            actions={
              view !== 'deleted' && (
                <>
                  <ContentMenu what="offices" />
                  <Button ref={addButton} icon={Plus} onClick={() => go('new')}>
                    {text.add} <KeyHint keys="C" />
                  </Button>
                </>
              )
            }
          />
        </div>
        {lists.isError && <Notice kind="bad" text={text.failed} onRetry={() => void lists.refetch()} />}
        {lists.isPending && <Skeleton rows={5} shape="table" />}
        {lists.data && view === 'deleted' && <DeletedOffices offices={lists.data.deleted} />}
        {lists.data && view !== 'deleted' && (
          <>
            <OfficeMap
              offices={offices}
              open={
                isOpen
                  ? {
                      id: open?.id,
                      name: draft.content.name,
                      position: draft.content.position,
                      pin,
                      onMove: (position) => draft.change({ position }),
                      onPlaced: () => pinButton.current?.focus(),
                    }
                  : undefined
              }
              onOpen={go}
            />
            <div className={`column flex-1 ${entry.list}`}>
              <div className="scroll">
                {edit !== undefined && !isOpen && <Notice text={text.gone.title} detail={text.gone.text} />}
                {offices.length > 0 && <OfficesTable offices={offices} openId={edit} />}
                {offices.length === 0 && !isOpen && (
                  <EmptyState kind="nothing-yet" title={text.empty.title} text={text.empty.text}>
                    <Button onClick={() => go('new')}>{text.empty.action}</Button>
                  </EmptyState>
                )}
              </div>
              <div className={`flex flex-none flex-wrap items-center justify-between border-t-hair text-xs ${styles.foot}`}>
                <Keys />
                {lists.data.deleted.length > 0 && (
                  <Link to="/offices" search={{ view: 'deleted' }} className="link">
                    {counted(text.deleted.link, lists.data.deleted.length)}
                  </Link>
                )}
              </div>
            </div>
          </>
        )}
      </div>
      {lists.data && isOpen && view !== 'deleted' && (
        <OfficePanel
          key={edit}
          draft={draft}
          office={open}
          pinButton={pinButton}
          onMovePin={() => pin.current?.focus()}
          onClose={close}
          onAdded={go}
        />
      )}
    </div>
  );
}

function OfficesSummary({ offices }: { offices: readonly CompanyOffice[] }) {
  const text = useText('offices');
  const counted = useCounted();
  const shown = offices.filter(({ showOnHome }) => showOnHome).length;
  return (
    <RichText
      text={fillSentence(text.summary, {
        offices: counted(text.count, offices.length),
        shown: shown === 0 ? text.shownNone : shown === offices.length && shown > 1 ? text.shownAll : counted(text.shown, shown),
      })}
    />
  );
}

/** Shows what the keyboard can do here. */
function Keys() {
  const { keys } = useText('offices');
  const { move, open, undo } = useListHints();
  return <ShortcutHints keys={[move, open, ['C', keys.add], ['Alt+ArrowUp ArrowDown', keys.order], undo]} className={styles.keys} />;
}
