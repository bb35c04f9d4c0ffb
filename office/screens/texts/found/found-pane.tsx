import { useRef, useState } from 'react';
import type { LineQuery } from '#contract/office/texts';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useFoundLines } from '../../../data/texts/texts.ts';
import { EmptyState } from '../../../parts/messages/empty-state.tsx';
import { Notice } from '../../../parts/messages/notice.tsx';
import { Skeleton } from '../../../parts/messages/skeleton.tsx';
import { LanguageHeads } from '../editor/language-heads.tsx';
import { PublishDock } from '../publish/publish-dock.tsx';
import type { LineList, TextsSearch } from '../texts-search.ts';
import { useHasTyped } from '../typed-lines.ts';
import { draftsOf } from '../values/values.ts';
import styles from './found.module.css';
import { FoundRows } from './found-rows.tsx';
import { ReplaceBar } from './replace-bar.tsx';
import { ReplaceRows } from './replace-rows.tsx';
import { useReplacement } from './use-replacement.ts';

const queryOf = ({ search, list }: TextsSearch): LineQuery => ({
  ...(search !== undefined && { search }),
  ...(list !== undefined && { state: stateOf(list) }),
});

const stateOf = (list: LineList): NonNullable<LineQuery['state']> => (list === 'draft' || list === 'older' ? list : 'missing');

/** Lines that were looked for, of all texts, each to be written where it is found. */
export function FoundPane({ search }: { search: TextsSearch }) {
  const text = useText('texts');
  const counted = useCounted();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = queryOf(search);
  const found = useFoundLines(query);
  const { list, search: words } = search;
  const [replacement, setReplacement] = useState('');
  const language = list === 'missing-ar' ? 'ar' : list === 'missing-en' ? 'en' : undefined;
  const lines = (found.data?.lines ?? []).filter((line) => language === undefined || line.found.includes(language));
  const replace = useReplacement(lines, words ?? '', replacement);
  const texts = new Set(lines.map(({ name }) => name)).size;
  const title = list === undefined ? fillSentence(text.found.title, { words: words ?? '' }) : text.lists[list].name;
  const hasTyped = useHasTyped();
  const isReplacing = words !== undefined && replacement !== '';

  return (
    <section className={`column bg-pane-highlight ${styles.pane}`} aria-label={title}>
      <header className={`flex flex-none flex-wrap items-baseline ${styles.header}`}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {found.data && lines.length > 0 && (
          <p className="lead" role="status">
            {counted(text.found.lines, lines.length)} {counted(text.found.texts, texts)}
          </p>
        )}
        {words !== undefined && lines.length > 0 && (
          <ReplaceBar
            value={replacement}
            count={replace.count}
            isBusy={replace.isBusy}
            onChange={setReplacement}
            onReplace={() => void replace.run().then((isDone) => isDone && setReplacement(''))}
          />
        )}
      </header>
      {list !== undefined && lines.length > 0 && <p className={`text-xs text-quiet px-pad ${styles.hint}`}>{text.lists[list].hint}</p>}
      <div className="scroll scrollbar-thin" aria-busy={found.isPlaceholderData}>
        {found.isError && <Notice kind="bad" text={text.found.failed} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton rows={8} shape="text" />}
        {found.data && lines.length === 0 && (
          <EmptyState
            kind={list === undefined ? 'not-found' : 'done'}
            title={list === undefined ? text.found.none.title : text.lists[list].empty}
            text={list === undefined ? text.found.none.text : undefined}
          />
        )}
        {lines.length > 0 && <LanguageHeads />}
        {lines.length > 0 && isReplacing && <ReplaceRows replace={replace} />}
        {lines.length > 0 && !isReplacing && <FoundRows lines={lines} search={search} />}
        {found.data && found.data.total > found.data.lines.length && (
          <p className={`text-xs text-quiet px-pad ${styles.hint}`}>
            {counted(text.found.more, found.data.total - found.data.lines.length)}
          </p>
        )}
      </div>
      {!isReplacing && (hasTyped || draftsOf(lines).length > 0) && <PublishDock published={{ query }} lines={lines} title={heading} />}
    </section>
  );
}
