import { useRef, useState } from 'react';
import type { OfficeReview } from '#contract/office/reviews';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { movedTo } from '../../data/site/review-lists.ts';
import { useOrder } from '../../data/site/reviews.ts';
import { useDebouncedSave } from '../../parts/hooks/use-debounced-save.ts';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useToast } from '../../parts/messages/toast.tsx';

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
  const undo = useUndo();
  const toast = useToast();
  const [draft, setDraft] = useState<Draft>();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef<Draft>(undefined);

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
    const name = byId.get(made.movedId)?.fullName ?? '';
    const moved = mutateAsync(made.ids).then(
      () => ({ message: fillPlaceholders(text.done.moved, { name, place: place + 1 }), counterChange: () => mutateAsync(present) }),
      (error: unknown) => {
        const isOutdated = isOfficeError(error, 'office.reviewsChanged');
        toast.failed(isOutdated ? text.orderChanged : fillPlaceholders(text.failedDecision, { name, reason: errorText(error) }));
        return undefined;
      },
    );
    void undo.track(moved);
  }

  useDebouncedSave(draft, save);

  return { reviews, movedId: draft?.movedId, announcement, move, save, cancel: () => set(undefined) };
}
