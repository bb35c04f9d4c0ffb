import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAfterPaint } from '../../parts/hooks/use-after-paint.ts';
import { ReviewsSearch } from './reviews-search.ts';

const keyOf = ({ review, list }: ReviewsSearch): string => `${list} ${review}`;

interface Shown {
  /** Is looked at: what the address says, and before it has followed, what was gone to. */
  shown: ReviewsSearch;
  /** Follows when what was gone to is painted. */
  address: ReviewsSearch;
  show(shown: ReviewsSearch): void;
}

export function useShown(): Shown {
  const address = ReviewsSearch.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const afterPaint = useAfterPaint();
  const [ahead, setAhead] = useState<ReviewsSearch>();
  const sent = useRef<string>(undefined);

  const key = keyOf(address);
  useEffect(() => {
    // On the way to another one, those in between do not count.
    setAhead((present) => (present && key === sent.current && key !== keyOf(present) ? present : undefined));
  }, [key]);

  const show = (shown: ReviewsSearch) => {
    setAhead(shown);
    afterPaint(() => {
      sent.current = keyOf(shown);
      void navigate({ to: '/reviews', search: shown, replace: true });
    });
  };
  return { shown: ahead ?? address, address, show };
}
