import { Star } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import styles from './rating.module.css';

/** A rating of 1 to 5, as stars; null for one that nobody knows. */
export function Rating({ rate, className }: { rate: number | null; className?: string | undefined }) {
  const text = useText('reviews');
  const counted = useCounted();
  if (rate === null) return <span className="lead text-xs">{text.unknownRate}</span>;
  return (
    <span
      className={classNames(`inline-flex flex-none text-heading ${styles.rating}`, className)}
      role="img"
      aria-label={counted(text.stars, rate)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} data-filled={star <= rate || undefined} aria-hidden />
      ))}
    </span>
  );
}
