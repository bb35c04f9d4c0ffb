import { X } from 'lucide-react';
import { useRef } from 'react';
import { locales } from '#contract/locales';
import type { OfficeText, TextLine } from '#contract/office/texts';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale, useText } from '../../../content/use-text.ts';
import { useTextChanges, useTextHistory } from '../../../data/texts/texts.ts';
import { Button, IconButton } from '../../../parts/buttons/button.tsx';
import { useFocusWhenThere } from '../../../parts/hooks/use-focus-when-done.ts';
import { Notice } from '../../../parts/messages/notice.tsx';
import { Skeleton } from '../../../parts/messages/skeleton.tsx';
import { useAction } from '../../../parts/messages/use-action.ts';
import { useLineNames } from '../../../parts/texts/line-names.ts';
import { useTextTitle } from '../places/use-text-title.ts';
import { draftsOf, wordsOf } from '../values/values.ts';
import { DraftEntry, EventEntry } from './history-entries.tsx';
import styles from './history-pane.module.css';

interface HistoryPaneProps {
  text: OfficeText;
  section: string | undefined;
  /** It has the place of the text. */
  isAlone: boolean;
  onClose(): void;
}

/** Tells what became of a text or a section of it, the newest first; any state comes back as a draft. */
export function HistoryPane({ text: shown, section, isAlone, onClose }: HistoryPaneProps) {
  const Heading = isAlone ? 'h1' : 'h2';
  const { history: text } = useText('texts');
  const { close } = useText('parts');
  const names = useLineNames();
  const titleOf = useTextTitle();
  const own = wordsOf(shown.lines, useLocale());
  const history = useTextHistory(shown.name, section);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenThere(heading);
  const lines = shown.lines.filter(({ path }) => section === undefined || path === section || path.startsWith(`${section}/`));
  const events = history.data?.pages.flatMap((page) => page.events) ?? [];
  const drafts = draftsOf(lines.map((line) => ({ ...line, name: shown.name })));
  const title = fillSentence(text.title, { name: section === undefined ? titleOf(shown.name) : names.section(section, own) });

  return (
    <section className={`column bg-pane-highlight ${styles.pane}`} aria-label={title}>
      <div className={`pane-bar justify-between ${styles.bar}`}>
        <Heading className={`min-w-0 wrap-anywhere ${styles.title}`} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
      <div className="scroll scrollbar-thin" aria-busy={history.isFetching && events.length === 0}>
        {history.isError && <Notice kind="bad" text={text.failed} onRetry={() => void history.refetch()} />}
        {history.isPending && <Skeleton rows={4} />}
        <ol className={styles.entries}>
          {drafts.map((draft) => (
            <DraftEntry key={`${draft.address.locale}/${draft.address.path}`} draft={draft} label={names.line(draft.address.path, own)} />
          ))}
          {events.map((event) => (
            <EventEntry key={event.id} event={event} lines={lines} own={own} />
          ))}
          {history.data && <FirstEntry name={shown.name} lines={lines} />}
        </ol>
        {history.hasNextPage && (
          <div className={`flex justify-center ${styles.more}`}>
            <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
              {text.older}
            </Button>
          </div>
        )}
        {events.length > 0 && <p className={`text-2xs text-quiet px-pad ${styles.foot}`}>{text.foot}</p>}
      </div>
    </section>
  );
}

/** The texts that the site was made with, to which everything can go back. */
function FirstEntry({ name, lines }: { name: string; lines: readonly TextLine[] }) {
  const { history: text } = useText('texts');
  const changes = useTextChanges();
  const changed = lines.flatMap((line) =>
    locales.filter((locale) => line.byLocale[locale].published !== null).map((locale) => ({ line, locale })),
  );
  const restore = useAction({
    async run() {
      const before = changed.map(({ line: { path, byLocale }, locale }) => ({ address: { name, path, locale }, own: byLocale[locale] }));
      await changes.saveDrafts(before.map(({ address, own }) => ({ ...address, draft: { value: null }, version: own.version })));
      return before;
    },
    done: text.restored,
    undo: (before) =>
      changes.saveDraftsNow(before.map(({ address, own: { draft } }) => ({ ...address, draft: draft && { value: draft.value } }))),
    failed: text.notRestored,
  });
  return (
    <li className={styles.entry}>
      <div className="grid gap-0.5 min-w-0 flex-1">
        <b className="font-600 text-heading">{text.first}</b>
        <span className="text-2xs text-quiet">{changed.length === 0 ? text.unchanged : text.firstHint}</span>
      </div>
      {changed.length > 0 && (
        <Button size="small" onClick={() => void restore()}>
          {text.restore}
        </Button>
      )}
    </li>
  );
}
