import { Link } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { type FormEvent, memo, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { type QuotePage, quoteViews, type SavedView } from '#contract/office/quotes';
import { useText } from '../../content/use-text.ts';
import type { ListQuery } from '../../data/quote-cache.ts';
import { useRemoveView, useSavedViews, useSaveView } from '../../data/quotes.ts';
import { useUndo } from '../../data/use-undo.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { useToast } from '../../parts/toast.tsx';
import { useTry } from '../../parts/use-try.ts';
import tabs from '../../parts/view-tabs.module.css';
import { isSameQuery, type QuoteSearch, searchOf } from './quote-search.ts';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  search: QuoteSearch;
  query: ListQuery;
  counts: QuotePage['counts'] | undefined;
}

/** Another view of the same page is not the current one. */
const exactly = { exact: true };

/** The views that everybody has, and those that the person has saved. */
export const ViewTabs = memo(function ViewTabs({ search, query, counts }: ViewTabsProps) {
  const text = useText('quotes');
  const { data: saved = [] } = useSavedViews();
  const [isNaming, setIsNaming] = useState(false);
  const current = saved.find((view) => isSameQuery(view.query as ListQuery, query));
  const { layout } = search;
  const isPlain = isSameQuery(query, { view: query.view, sort: 'turn' });
  // A view of everybody keeps what is searched for; a saved one has its own.
  const kept = current ? {} : search;

  return (
    <nav className={`${tabs.tabs} ${tabs.many}`} aria-label={text.viewsLabel}>
      {quoteViews
        .filter((view) => view !== 'suspicious' || query.view === view || (counts?.suspicious ?? 0) > 0)
        .map((view) => (
          <Link
            key={view}
            className={tabs.tab}
            to="/quotes"
            search={{ ...kept, layout, view: view === 'waiting' ? undefined : view } as never}
            activeOptions={exactly}
            aria-current={!current && view === query.view ? 'true' : undefined}
          >
            {text.views[view]} {counts && <b>{counts[view]}</b>}
          </Link>
        ))}
      {saved.map((view) => (
        <SavedTab key={view.id} view={view} layout={layout} isCurrent={view === current} />
      ))}
      {isNaming ? (
        <NewView query={query} onDone={() => setIsNaming(false)} />
      ) : (
        !isPlain && !current && <IconButton icon={Plus} label={text.saveView.button} onClick={() => setIsNaming(true)} />
      )}
    </nav>
  );
});

function SavedTab({ view, layout, isCurrent }: { view: SavedView; layout: QuoteSearch['layout']; isCurrent: boolean }) {
  const { saveView: text } = useText('quotes');
  const remove = useRemoveView();
  const save = useSaveView();
  const attempt = useTry();
  const { done } = useUndo();
  const { id, name, query } = view;
  const removeIt = () =>
    attempt(async () => {
      await remove.mutateAsync(id);
      done(fillPlaceholders(text.removed, { name }), () => save.mutateAsync({ name, query }));
    });
  return (
    <span className={styles.saved}>
      <Link
        className={tabs.tab}
        to="/quotes"
        search={{ ...searchOf(query as ListQuery), layout } as never}
        activeOptions={exactly}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <bdi>{name}</bdi>
      </Link>
      {isCurrent && <IconButton icon={X} label={fillPlaceholders(text.remove, { name })} onClick={() => void removeIt()} />}
    </span>
  );
}

function NewView({ query, onDone }: { query: ListQuery; onDone(): void }) {
  const { saveView: text } = useText('quotes');
  const save = useSaveView();
  const toast = useToast();
  const [name, setName] = useState('');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!name.trim() || save.isPending) return;
    try {
      await save.mutateAsync({ name: name.trim(), query });
      toast.done(fillPlaceholders(text.saved, { name: name.trim() }));
      onDone();
    } catch {
      toast.failed(text.failed);
    }
  }
  return (
    <form method="post" className={styles.naming} onSubmit={(event) => void submit(event)}>
      <input
        className="input"
        aria-label={text.name}
        placeholder={text.name}
        maxLength={40}
        value={name}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that opened it
        autoFocus
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      />
      <Button type="submit" size="small" busy={save.isPending}>
        {text.save}
      </Button>
      <Button variant="ghost" size="small" onClick={onDone}>
        {text.cancel}
      </Button>
    </form>
  );
}
