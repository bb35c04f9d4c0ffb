import { LayoutGrid, Mail, MessageSquareReply, X } from 'lucide-react';
import type { OfficeReview } from '#contract/office/reviews';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '../../parts/buttons/menu.tsx';
import { MoveHandle } from '../../parts/order/move-handle.tsx';
import { MoveItems } from '../../parts/order/move-items.tsx';
import type { Order } from '../../parts/order/use-order.ts';
import styles from './public-reviews.module.css';
import { useDecisions } from './use-decisions.ts';

interface OrderRowProps {
  review: OfficeReview;
  order: Order<OfficeReview>;
  isShown: boolean;
  onWrite: () => void;
  /** To say something to it on the site. */
  onAnswer: () => void;
  /** To say which client it is of. */
  onLink: () => void;
}

/** A public review at its place: a handle for pointer and arrow keys, and the same moves in a menu. */
export function OrderRow({ review, order, isShown, onWrite, onAnswer, onLink }: OrderRowProps) {
  const text = useText('reviews');
  const decide = useDecisions();
  const { id, place, fullName: name, rate, service, message, publicAnswer, client } = review;

  return (
    <li
      data-id={id}
      className={`text-xs border-b-hair grid gap-2.5 items-center hover:bg-hover ${styles.row}`}
      data-moving={order.isMoving(id) || undefined}
      aria-current={isShown || undefined}
    >
      <MoveHandle
        order={order}
        row={review}
        className={`grid place-items-center rounded-1 text-quiet hover:text-heading ${styles.handle}`}
      />
      <span className={`text-heading ${styles.place}`} aria-hidden="true">
        {place}
      </span>
      <span>
        <span className="block truncate">
          <b className="text-heading font-600">
            <bdi>{name}</bdi>
          </b>{' '}
          {client && (
            <>
              <bdi>{client.name}</bdi>{' '}
            </>
          )}
          <span className="text-quiet">
            {fillSentence(text.rateAndService, { rate: rate ?? '', service: service ? text.services[service] : '' })}
          </span>
        </span>
        <span className="block truncate text-quiet text-2xs" dir="auto">
          {message}
        </span>
        {publicAnswer !== null && (
          <span className="flex items-center gap-1 min-w-0 text-2xs">
            <MessageSquareReply className="icon size-4 flex-none" aria-label={text.publicAnswer.is} />
            <span className="truncate" dir="auto">
              {publicAnswer}
            </span>
          </span>
        )}
      </span>
      <MoreMenu label={fillSentence(text.public.more, { name })}>
        <MoveItems order={order} row={review} />
        {order.total > 1 && <MenuSeparator />}
        <MenuItem
          icon={MessageSquareReply}
          label={publicAnswer === null ? text.publicAnswer.add : text.publicAnswer.change}
          onSelect={onAnswer}
        />
        <MenuItem icon={LayoutGrid} label={client ? text.client.change : text.client.add} onSelect={onLink} />
        <MenuItem icon={Mail} label={text.public.answer} onSelect={onWrite} />
        <MenuItem icon={X} label={text.public.withdraw} onSelect={() => decide(review, 'pending')} />
      </MoreMenu>
    </li>
  );
}
