import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import type { FaultyEntry } from '#contract/office/attention';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useAttention } from '../../data/attention.ts';
import { useShortcut } from '../../frame/shortcuts.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Head } from '../../parts/head.tsx';
import { Notice } from '../../parts/notice.tsx';
import { RichText } from '../../parts/rich-text.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import styles from './attention.module.css';
import { faultWords } from './fault-words.ts';
import { RepairPanel } from './repair-panel.tsx';

const keyOf = ({ kind, id }: FaultyEntry): string => `${kind}.${id}`;

/** Entries that the site leaves out because something in them does not fit, and the one that is repaired beside them. */
export default function NeedsAttention() {
  const text = useText('attention');
  const counted = useCounted();
  const navigate = useNavigate();
  const attention = useAttention();
  const { entry: edit } = useSearch({ from: '/attention' });
  const page = useRef<HTMLDivElement>(null);
  const { entries = [], total = 0 } = attention.data ?? {};
  const open = entries.find((entry) => keyOf(entry) === edit);

  const go = (entry: string | undefined) => void navigate({ to: '/attention', search: { entry } });
  const focusRow = (at: number) => {
    const rows = [...(page.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows[Math.min(Math.max(at, 0), rows.length - 1)];
    (row ?? page.current?.querySelector<HTMLElement>('h2'))?.focus();
  };
  const leave = (at: number) => {
    go(undefined);
    // What the panel covered on a narrow window is there again with the next frame.
    requestAnimationFrame(() => focusRow(at));
  };
  const step = (by: number) => () => {
    const rows = [...(page.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    focusRow(at === -1 ? 0 : at + by);
  };
  useShortcut('lists', { j: step(1), k: step(-1) });

  return (
    <div className={styles.page} ref={page} data-open={open ? true : undefined}>
      <section className={styles.main} aria-label={text.list}>
        <div className={styles.head}>
          <Head title={text.title} summary={total > 0 && <RichText text={counted(text.summary, total)} />} />
        </div>
        {attention.isError && <Notice kind="bad" text={text.failed} onRetry={() => void attention.refetch()} />}
        {attention.isPending && <Skeleton rows={3} />}
        {attention.isSuccess && total === 0 && <EmptyState kind="done" title={text.empty.title} text={text.empty.text} />}
        {total > 0 && <p className={styles.why}>{text.why}</p>}
        <div className="scroll">
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Row key={keyOf(entry)} entry={entry} isOpen={entry === open} />
            ))}
          </ul>
          {total > entries.length && <p className={styles.why}>{counted(text.more, total - entries.length)}</p>}
        </div>
      </section>
      {open && (
        <RepairPanel key={edit} entry={open} onClose={() => leave(entries.indexOf(open))} onRepaired={() => leave(entries.indexOf(open))} />
      )}
    </div>
  );
}

function Row({ entry, isOpen }: { entry: FaultyEntry; isOpen: boolean }) {
  const text = useText('attention');
  const { kind, name, faults } = entry;
  return (
    <li>
      <Link to="/attention" search={{ entry: keyOf(entry) }} className={styles.row} aria-current={isOpen || undefined} data-row>
        <b>
          <bdi>{name || text.unnamed}</bdi>
        </b>
        <small>{text.kinds[kind]}</small>
        {faults.slice(0, 2).map((fault) => (
          <span key={`${fault.field} ${fault.path.join('.')}`}>{faultWords(text, fault)}</span>
        ))}
      </Link>
    </li>
  );
}
