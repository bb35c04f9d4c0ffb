import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import type { Today, WaitingItem } from '#contract/office/today';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useColleagues } from '../../data/people/colleagues.ts';
import { ShortcutHints } from '../../list/shortcut-hints.tsx';
import { Avatar } from '../../parts/people/avatar.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { WaitingTime } from '../../parts/times/waiting-time.tsx';
import { routeOf } from './route-of.ts';
import { useAssignToMe } from './use-assign-to-me.ts';
import styles from './waiting-list.module.css';

/** The same order as the chart, from its top: one row each. */
export function WaitingList({ today: { waiting, total } }: { today: Today }) {
  const text = useText('today');
  const counted = useCounted();
  const navigate = useNavigate();
  const assignToMe = useAssignToMe();
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);

  const focus = (index: number) => list.current?.querySelectorAll('a')[index]?.focus();
  const move = (step: 1 | -1) => {
    const isInside = list.current?.contains(document.activeElement);
    focus(isInside ? Math.min(Math.max(current + step, 0), waiting.length - 1) : Math.min(current, waiting.length - 1));
  };
  const open = () => {
    const item = waiting[current] ?? waiting[0];
    if (item) void navigate(routeOf(item));
  };
  useShortcut('lists', {
    j: () => move(1),
    k: () => move(-1),
    Enter: open,
  });
  useShortcut('today', { a: () => assignToMe(waiting[current] ?? waiting[0]) });

  return (
    <>
      <ol ref={list} className={styles.list} aria-label={text.list}>
        {waiting.map((item, index) => (
          <li key={item.id}>
            <Row item={item} index={index} isCurrent={index === current} onFocus={setCurrent} />
          </li>
        ))}
      </ol>
      {total > waiting.length && <p className={`text-quiet text-xs ${styles.more}`}>{counted(text.more, total - waiting.length)}</p>}
      <ShortcutHints
        className={`wide-only screen-only ${styles.keys}`}
        keys={[
          ['J K', text.keys.move],
          ['Enter', text.keys.open],
          ['A', text.keys.assignToMe],
          ['?', text.keys.all],
        ]}
      />
    </>
  );
}

interface RowProps {
  item: WaitingItem;
  index: number;
  isCurrent: boolean;
  onFocus: (index: number) => void;
}

const Row = memo(function Row({ item, index, isCurrent, onFocus }: RowProps) {
  const text = useText('today');
  const { colleague } = useColleagues();
  return (
    <Link
      {...routeOf(item)}
      preload={false}
      className={`grid items-center text-xs ring-inset ${styles.row}`}
      data-current={isCurrent || undefined}
      onFocus={() => onFocus(index)}
    >
      <WaitingTime since={item.since} hasAim className={styles.age} />
      <span className={`text-quiet ${styles.kind}`}>{text.kinds[item.kind]}</span>
      <span className={`text-quiet whitespace-nowrap flex gap-2 min-w-0 ${styles.words}`}>
        <b className="flex-none text-heading font-650">
          <bdi>{item.name}</bdi>
        </b>
        <span dir="auto">{item.text}</span>
      </span>
      <span className={`inline-flex gap-4 items-center ${styles.action}`} aria-hidden="true">
        {item.turn === 'ours' && <span className={`border rounded-full text-2xs text-accent ${styles.again}`}>{text.wroteAgain}</span>}
        <span className={`together text-heading font-650 opacity-0 ${styles.verb}`}>
          {text.actions[item.kind]}
          <ArrowRight className="icon icon-along" />
        </span>
      </span>
      {item.kind !== 'review' ? <Avatar name={colleague(item.assigneeId)?.name ?? ''} isNamed /> : <span />}
    </Link>
  );
});
