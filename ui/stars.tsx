import styles from './stars.module.css';

interface StarsProps {
  /** 1 to 5. */
  rate: number;
  label: string;
}

/** A rating as five stars, which `label` describes. Drawn by the style sheet: lists of reviews would repeat the same outline a hundred times. */
export function Stars({ rate, label }: StarsProps) {
  return (
    <p className={styles.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <i key={star} data-filled={star <= rate || undefined} />
      ))}
    </p>
  );
}
