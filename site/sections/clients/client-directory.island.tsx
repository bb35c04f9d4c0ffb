// Needs JavaScript: tabs and pages change without a new page, and the list loads here when the page came without it.
import { useRef } from 'react';
import type { Client } from '#contract/client';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Content } from '#site/content/content.ts';
import { type LoadedPage, wholeList } from '#site/data/list-page.ts';
import { useClients } from '#site/data/queries.ts';
import { Pagination } from '#ui/carousel/pagination.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { LoadingNote } from '#ui/loading-note.tsx';
import { ClientCard } from './client-card.tsx';
import styles from './client-directory.module.css';
import { ClientSkeletons } from './client-skeletons.tsx';
import type { ClientTexts } from './client-texts.ts';
import { directoryPage } from './directory-page.ts';
import { DirectoryTabs, tabId } from './directory-tabs.tsx';
import { type DirectoryPlace, directoryUrl } from './directory-url.ts';
import { useDirectoryPlace } from './use-directory-place.ts';

const panel = 'client-panel';

interface ClientDirectoryProps {
  text: Content<'clients'>['directory'];
  texts: ClientTexts;
  /** The HTML shows this, when the page came with data. */
  initial?: LoadedPage<Client>;
  place: DirectoryPlace;
}

export function ClientDirectory({ text, texts, initial, place: first }: ClientDirectoryProps) {
  const { locale } = texts;
  const list = useClients(wholeList(initial));
  const [place, go] = useDirectoryPlace(first, locale);
  const top = useRef<HTMLDivElement>(null);

  // Until the whole list is here, the page that came with the HTML is what can be shown of it.
  const isFirst = place.tab === first.tab && place.page === first.page;
  const page = list.state === 'ready' ? directoryPage(list.items, place) : isFirst ? initial?.page : undefined;

  function show(next: DirectoryPlace) {
    go(next);
    if (next.page !== place.page && next.tab === place.tab) top.current?.scrollIntoView();
  }

  return (
    <div className={styles.directory} ref={top}>
      <DirectoryTabs text={text} locale={locale} chosen={place.tab} panel={panel} onChoose={(tab) => show({ tab, page: 1 })} />
      <div id={panel} role="tabpanel" aria-labelledby={tabId(place.tab)}>
        {page && page.items.length > 0 && (
          <>
            <ul className={`card grid clip ${styles.cards}`}>
              {page.items.map((client) => (
                <li key={client._id} className="lazy-render">
                  <ClientCard client={client} texts={texts} />
                </li>
              ))}
            </ul>
            <Pagination
              number={page.number}
              count={page.count}
              href={(number) => directoryUrl({ tab: place.tab, page: number }, locale)}
              onShow={(number) => show({ tab: place.tab, page: number })}
              labels={text.pages}
              position={fillPlaceholders(text.pages.position, {
                first: page.first,
                last: page.first + page.items.length - 1,
                total: page.total,
              })}
            />
          </>
        )}
        {(page?.items.length === 0 || list.state === 'empty') && (
          <EmptyList title={text.empty.title} text={place.tab === 'all' ? undefined : text.empty.text} />
        )}
        {!page && list.state === 'loading' && (
          <LoadingNote title={texts.loading} failed={{ title: texts.failed }}>
            <ClientSkeletons />
          </LoadingNote>
        )}
        {!page && list.state === 'failed' && (
          <ListNote state="failed" title={texts.failed} retry={{ label: texts.tryAgain, onRetry: list.onRetry }} />
        )}
      </div>
    </div>
  );
}
