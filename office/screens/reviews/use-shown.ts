import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAfterPaint } from '../../parts/use-after-paint.ts';
import { ReviewsSearch } from './reviews-search.ts';

const keyOf = ({ review, list }: ReviewsSearch): string => `${list} ${review}`;

/** What the screen shows: what the address says, and before it has followed, what was gone to. */
export function useShown(): [ReviewsSearch, (shown: ReviewsSearch) => void] {
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
  return [ahead ?? address, show];
}
