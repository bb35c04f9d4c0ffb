import { Star } from 'lucide-react';

interface StarsProps {
  /** 1 to 5. */
  rate: number;
  label: string;
  className?: string | undefined;
}

/** A rating as five stars; the label says it in words. */
export function Stars({ rate, label, className }: StarsProps) {
  return (
    <p className={className} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className="icon" fill={star <= rate ? 'currentColor' : 'none'} />
      ))}
    </p>
  );
}
