import { ChevronUp, Search, X } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { OfficeReview } from '#contract/office/reviews';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useMoveReview } from '../../data/site/reviews.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { Dialog } from '../../parts/messages/dialog.tsx';
import { useOrder } from '../../parts/order/use-order.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { matches } from '../../parts/texts/matches.ts';
import { ClientForm } from './client-form.tsx';
import { OrderRow } from './order-row.tsx';
import { PublicAnswerForm } from './public-answer-form.tsx';
import styles from './public-reviews.module.css';
import { ReviewMailForm } from './review-mail-form.tsx';
import { ReviewStackPreview } from './review-stack-preview.tsx';

/** Reviews that the stack on the home page shows at first: the front one, and the edges of two. */
const stackSize = 3;

interface PublicReviewsProps {
  /** In the order of the site. */
  reviews: readonly OfficeReview[];
  /** One of them that was looked for. */
  shownId: string | undefined;
}

/** Shows what is on the site, in its order, which is changed here: by handle, by menu, or with Alt and an arrow. */
export const PublicReviews = memo(function PublicReviews({ reviews: approved, shownId }: PublicReviewsProps) {
  const { public: text, publicAnswer, client, services, composer, done, failedDecision } = useText('reviews');
  const counted = useCounted();
  const lists = useRef<HTMLDivElement>(null);
  const { mutateAsync } = useMoveReview();
  const order = useOrder({
    list: lists,
    loaded: approved,
    total: approved.length,
    text,
    done: done.moved,
    failed: failedDecision,
    nameOf: ({ fullName }) => fullName,
    send: ({ id }, place) => mutateAsync({ id, place }),
  });
  const [search, setSearch] = useState<string>();
  const [writtenTo, setWrittenTo] = useState<OfficeReview>();
  const [answeredId, setAnsweredId] = useState<string>();
  const [linkedId, setLinkedId] = useState<string>();
  const linked = approved.find(({ id }) => id === linkedId);
  const answered = approved.find(({ id }) => id === answeredId);
  const reviews = order.rows;

  const found = reviews.filter((review) =>
    matches([review.fullName, review.message, review.client?.name ?? '', review.service ? services[review.service] : ''], search ?? ''),
  );
  const isSearched = Boolean(search?.trim());
  const stackCount = isSearched ? 0 : Math.min(stackSize, reviews.length);

  useShortcut('everywhere', { '/': () => setSearch((present) => present ?? '') });
  useScrollToShown(lists, shownId);

  const rows = (shown: readonly OfficeReview[], start = 1) => (
    <ol start={start}>
      {shown.map((review) => (
        <OrderRow
          key={review.id}
          review={review}
          order={order}
          isShown={review.id === shownId}
          onWrite={() => setWrittenTo(review)}
          onAnswer={() => setAnsweredId(review.id)}
          onLink={() => setLinkedId(review.id)}
        />
      ))}
    </ol>
  );

  return (
    <section className={`column border-s ${styles.pane}`} aria-label={text.title}>
      <header className={`pane-bar ${styles.header}`}>
        <h2>{text.title}</h2>
        {reviews.length > 0 && (
          <span className="lead text-xs" aria-live="polite">
            {isSearched ? counted(text.found, found.length) : counted(text.order, reviews.length)}
          </span>
        )}
        <span className="flex-1" />
        {reviews.length > 0 && (
          <IconButton
            icon={search === undefined ? Search : X}
            label={search === undefined ? text.search : text.closeSearch}
            aria-expanded={search !== undefined}
            onClick={() => setSearch(search === undefined ? '' : undefined)}
          />
        )}
      </header>
      {search !== undefined && (
        <div className={`flex-none border-b-hair ${styles.search}`}>
          <input
            className="input"
            type="search"
            // biome-ignore lint/a11y/noAutofocus: the person has just asked to search here
            autoFocus
            aria-label={text.search}
            placeholder={text.searchField}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              setSearch(undefined);
            }}
          />
        </div>
      )}
      <div className="scroll" ref={lists}>
        {reviews.length === 0 && <p className={`text-quiet text-xs ${styles.empty}`}>{text.empty}</p>}
        {isSearched && found.length === 0 && <p className={`text-quiet text-xs ${styles.empty}`}>{text.notFound}</p>}
        {stackCount > 0 && <ReviewStackPreview reviews={reviews.slice(0, stackCount)} label={text.stackLabel} />}
        {stackCount > 0 && rows(found.slice(0, stackCount))}
        {stackCount > 0 && (
          <p className={`row text-quiet text-2xs gap-2 border-b ${styles.cut}`}>
            <ChevronUp className="icon" aria-hidden />
            {counted(text.stack, stackCount, { written: text.stackNumerals[stackCount] ?? stackCount })}
          </p>
        )}
        {found.length > stackCount && rows(found.slice(stackCount), stackCount + 1)}
        <p className="visually-hidden" aria-live="assertive">
          {order.announcement}
        </p>
      </div>
      {answered && (
        <Dialog title={fillSentence(publicAnswer.title, { name: answered.fullName })} onClose={() => setAnsweredId(undefined)}>
          <PublicAnswerForm review={answered} onClose={() => setAnsweredId(undefined)} />
        </Dialog>
      )}
      {linked && (
        <Dialog title={fillSentence(client.title, { name: linked.fullName })} onClose={() => setLinkedId(undefined)}>
          <ClientForm review={linked} onClose={() => setLinkedId(undefined)} />
        </Dialog>
      )}
      {writtenTo && (
        <Dialog title={fillSentence(composer.title, { name: writtenTo.fullName })} onClose={() => setWrittenTo(undefined)}>
          <ReviewMailForm review={writtenTo} onClose={() => setWrittenTo(undefined)} onReopen={() => setWrittenTo(writtenTo)} />
        </Dialog>
      )}
    </section>
  );
});

/** A review that was looked for is brought into view. */
function useScrollToShown(lists: React.RefObject<HTMLElement | null>, shownId: string | undefined): void {
  useEffect(() => {
    if (!shownId) return;
    const row = lists.current?.querySelector<HTMLElement>(`li[data-id="${CSS.escape(shownId)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [lists, shownId]);
}
