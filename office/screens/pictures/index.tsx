import { useRef } from 'react';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { type ShownSlot, usePictures } from '../../data/site/pictures.ts';
import { useListSearch } from '../../list/use-list-search.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { PictureEditor } from './picture-editor.tsx';
import styles from './pictures.module.css';
import { PicturesSearch } from './pictures-search.ts';
import { SlotCard } from './slot-card.tsx';

const isReplaced = ({ picture, isStill }: ShownSlot['state']): boolean => picture !== null || isStill;

/** The pictures and films of the site by page, and the one that is changed. */
export default function Pictures() {
  const text = useText('pictures');
  const { search, change } = useListSearch('/pictures', PicturesSearch);
  const { data: slots, isPending, isError, refetch } = usePictures();
  const list = useRef<HTMLDivElement>(null);
  const open = slots?.find(({ slot }) => slot.slot === search.slot);

  function close(): void {
    const left = search.slot;
    change({ slot: undefined });
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-slot="${CSS.escape(left ?? '')}"]`)?.focus());
  }
  useShortcut('everywhere', { Escape: close }, { isOn: open !== undefined });

  const move = (by: 1 | -1) => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
    const at = cards.indexOf(document.activeElement as HTMLElement);
    (cards[at + by] ?? cards[at] ?? cards[0])?.focus();
  };
  useShortcut('lists', { j: () => move(1), k: () => move(-1) }, { isOn: open === undefined });

  if (open) return <PictureEditor key={open.slot.slot} {...open} onBack={close} />;
  return (
    <div className="scroll" ref={list}>
      <PageHeader
        title={text.title}
        summary={slots && <Summary slots={slots} />}
        actions={
          <Segments
            label={text.shown.label}
            value={search.own ? 'own' : 'all'}
            options={(['all', 'own'] as const).map((value) => ({ value, label: text.shown[value] }))}
            onChange={(value) => change({ own: value === 'own' || undefined })}
          />
        }
      />
      <p className={`px-pad text-quiet ${styles.about}`}>{text.about}</p>
      {isError && <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />}
      {isPending && <Skeleton rows={6} />}
      {slots && (
        <SlotPages slots={slots.filter(({ state }) => !search.own || isReplaced(state))} onShowAll={() => change({ own: undefined })} />
      )}
    </div>
  );
}

function Summary({ slots }: { slots: readonly ShownSlot[] }) {
  const text = useText('pictures');
  const counted = useCounted();
  const own = slots.filter(({ state }) => isReplaced(state)).length;
  return own === 0 ? text.noneOwn : counted(text.summary, own);
}

function SlotPages({ slots, onShowAll }: { slots: readonly ShownSlot[]; onShowAll(): void }) {
  const text = useText('pictures');
  const locale = useLocale();
  const pages = Map.groupBy(slots, ({ slot }) => slot.path);
  if (slots.length === 0)
    return (
      <EmptyState kind="nothing-yet" title={text.empty.title} text={text.empty.text}>
        <Button onClick={onShowAll}>{text.empty.action}</Button>
      </EmptyState>
    );
  return [...pages].map(([path, ofPage]) => (
    <section key={path} className={`px-pad ${styles.page}`} aria-label={ofPage[0]?.slot.page[locale]}>
      <h2 className="text-sm">
        <bdi>{ofPage[0]?.slot.page[locale]}</bdi> {path === null && <span className="text-quiet font-450">{text.everyPage}</span>}
      </h2>
      <ul className={`grid ${styles.cards}`}>
        {ofPage.map(({ slot, state }) => (
          <li key={slot.slot} className="grid">
            <SlotCard slot={slot} state={state} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
