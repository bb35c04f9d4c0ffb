import { useRef, useState } from 'react';
import type { OfficeReview } from '#contract/office/reviews';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { isOfficeError } from '../../data/requests/office-error.ts';
import { movedTo } from '../../data/site/review-lists.ts';
import { useOrder } from '../../data/site/reviews.ts';
import { useDebouncedSave } from '../../parts/hooks/use-debounced-save.ts';
import { useAction } from '../../parts/messages/use-action.ts';

interface Draft {
  ids: string[];
  movedId: string;
  isHeld: boolean;
}

export interface PublicOrder {
  reviews: readonly OfficeReview[];
  /** The client that is being moved, until it is sent. */
  movedId: string | undefined;
  /** Says where the last moved review is now, for those who do not see it. */
  announcement: string;
  /** Shown at once, and sent when it rests, unless a pointer holds it. */
  move: (id: string, place: number, isHeld?: boolean) => void;
  /** Sends it now. */
  save: () => void;
  /** Puts everything back to where it was when the move began. */
  cancel: () => void;
}

/** The public reviews in the order that the person makes of them. */
export function usePublicOrder(approved: readonly OfficeReview[]): PublicOrder {
  const text = useText('reviews');
  const { mutateAsync } = useOrder();
  const [draft, setDraft] = useState<Draft>();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef<Draft>(undefined);
  const reorder = useAction({
    run: (ids: readonly string[], _before: readonly string[], _name: string, _place: number) => mutateAsync(ids),
    done: (_, _ids, _before, name, place) => fillPlaceholders(text.done.moved, { name, place: place + 1 }),
    undo: (_, _ids, before) => mutateAsync(before),
    failed: (error, _ids, _before, name) =>
      isOfficeError(error, 'office.reviewsChanged') ? text.orderChanged : fillPlaceholders(text.failedDecision, { name }),
  });

  const present = approved.map(({ id }) => id);
  const byId = new Map(approved.map((review) => [review.id, review]));
  // Somebody else may have published or withdrawn one meanwhile: what is not in the list any more is not shown, and what is new comes first.
  const ids = draft ? [...present.filter((id) => !draft.ids.includes(id)), ...draft.ids] : present;
  const reviews = ids.flatMap((id) => byId.get(id) ?? []);

  function set(next: Draft | undefined): void {
    latest.current = next;
    setDraft(next);
  }

  function move(id: string, place: number, isHeld = false): void {
    const ids = reviews.map((review) => review.id);
    const bounded = Math.min(Math.max(place, 0), ids.length - 1);
    if (ids.indexOf(id) === bounded) return;
    if (latest.current && latest.current.movedId !== id) save();
    set({ ids: movedTo(ids, id, bounded), movedId: id, isHeld });
    const name = byId.get(id)?.fullName ?? '';
    setAnnouncement(fillPlaceholders(text.public.moved, { name, place: bounded + 1, count: ids.length }));
  }

  function save(): void {
    const made = latest.current;
    if (!made) return;
    set(undefined);
    const place = made.ids.indexOf(made.movedId);
    if (present[place] === made.movedId) return;
    void reorder(made.ids, present, byId.get(made.movedId)?.fullName ?? '', place);
  }

  useDebouncedSave(draft, save);

  return { reviews, movedId: draft?.movedId, announcement, move, save, cancel: () => set(undefined) };
}
