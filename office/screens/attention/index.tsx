import { useRef } from 'react';
import type { FaultyEntry } from '#contract/office/attention';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useAttention } from '../../data/site/attention.ts';
import { useFocusedRow } from '../../list/use-focused-row.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { RichText } from '../../parts/texts/rich-text.tsx';
import styles from './attention.module.css';
import { FaultyRow } from './faulty-row.tsx';

const keyOf = ({ kind, id }: FaultyEntry): string => `${kind}.${id}`;

/** Entries that the site leaves out because something in them does not fit: what, why, and the way to where it is put right. */
export default function NeedsAttention() {
  const text = useText('attention');
  const counted = useCounted();
  const attention = useAttention();
  const list = useRef<HTMLUListElement>(null);
  const { entries = [], total = 0 } = attention.data ?? {};

  useFocusedRow(list);

  return (
    <section className="flex flex-1 flex-col min-h-0" aria-label={text.list}>
      <PageHeader title={text.title} summary={total > 0 && <RichText text={counted(text.summary, total)} />} />
      {attention.isError && <Notice kind="bad" text={text.failed} onRetry={() => void attention.refetch()} />}
      {attention.isPending && <Skeleton rows={3} />}
      {attention.isSuccess && total === 0 && <EmptyState kind="done" title={text.empty.title} text={text.empty.text} />}
      {total > 0 && <p className={`text-quiet text-xs ${styles.why}`}>{text.why}</p>}
      <div className="scroll">
        <ul className={styles.entries} ref={list}>
          {entries.map((entry) => (
            <FaultyRow key={keyOf(entry)} entry={entry} />
          ))}
        </ul>
        {total > entries.length && <p className={`text-quiet text-xs ${styles.why}`}>{counted(text.more, total - entries.length)}</p>}
      </div>
    </section>
  );
}
