import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Ellipsis, GripVertical, type LucideIcon, Mail, X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { OfficeReview } from '#contract/office/reviews';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { Menu, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import styles from './public-reviews.module.css';
import { useDecisions } from './use-decisions.ts';

interface OrderRowProps {
  review: OfficeReview;
  /** From 0. */
  place: number;
  count: number;
  isShown: boolean;
  isMoving: boolean;
  handle: { onPointerDown(event: PointerEvent<HTMLElement>): void };
  onMove: (place: number) => void;
  onWrite: () => void;
}

/** A public review at its place: a handle for pointer and arrow keys, and the same moves in a menu. */
export function OrderRow({ review, place, count, isShown, isMoving, handle, onMove, onWrite }: OrderRowProps) {
  const text = useText('reviews');
  const decide = useDecisions();
  const { id, fullName: name, rate, service, message } = review;

  const last = count - 1;
  const moves: { label: string; icon: LucideIcon; keys?: string; to: number }[] = [
    ...(place > 0
      ? [
          { label: text.public.toTop, icon: ArrowUpToLine, to: 0 },
          { label: text.public.up, icon: ArrowUp, keys: 'Alt+ArrowUp', to: place - 1 },
        ]
      : []),
    ...(place < last
      ? [
          { label: text.public.down, icon: ArrowDown, keys: 'Alt+ArrowDown', to: place + 1 },
          { label: text.public.toEnd, icon: ArrowDownToLine, to: last },
        ]
      : []),
  ];

  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    // With Alt it acts on the whole row, and is heard of there.
    if (!step || event.altKey) return;
    event.preventDefault();
    onMove(place + step);
  };

  return (
    <li
      data-id={id}
      className={`text-xs border-b-hair grid gap-2.5 items-center ${styles.row}`}
      data-moving={isMoving || undefined}
      aria-current={isShown || undefined}
    >
      <button
        type="button"
        className={`grid place-items-center rounded-1 text-quiet cursor-grab touch-none ${styles.handle}`}
        aria-label={fillPlaceholders(text.public.move, { name, place: place + 1, count })}
        title={text.public.moveHint}
        onKeyDown={moveByKey}
        {...handle}
      >
        <GripVertical className="icon" aria-hidden />
      </button>
      <span className={`text-lg text-heading ${styles.place}`} aria-hidden="true">
        {place + 1}
      </span>
      <span>
        <span className={styles.who}>
          <b className="text-heading font-600">
            <bdi>{name}</bdi>
          </b>{' '}
          <span className="text-quiet">
            {fillPlaceholders(text.rateAndService, { rate: rate ?? '', service: service ? text.services[service] : '' })}
          </span>
        </span>
        <span className={`text-quiet text-2xs ${styles.message}`} dir="auto">
          {message}
        </span>
      </span>
      <Menu variant="icon" trigger={<Ellipsis className="icon" aria-hidden />} label={fillPlaceholders(text.public.more, { name })}>
        {moves.map(({ label, icon: Icon, keys, to }) => (
          <MenuItem key={label} icon={<Icon className="icon" aria-hidden />} keys={keys} onSelect={() => onMove(to)}>
            {label}
          </MenuItem>
        ))}
        {moves.length > 0 && <MenuSeparator />}
        <MenuItem icon={<Mail className="icon" aria-hidden />} onSelect={onWrite}>
          {text.public.answer}
        </MenuItem>
        <MenuItem icon={<X className="icon" aria-hidden />} onSelect={() => decide(review, 'pending')}>
          {text.public.withdraw}
        </MenuItem>
      </Menu>
    </li>
  );
}
