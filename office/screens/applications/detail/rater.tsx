import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import styles from './rater.module.css';

/** A rating of up to five as steps; a press on the one that is chosen takes it away. */
export function Rater({ rating, onRate }: { rating: number | null; onRate(rating: number | null): void }) {
  const { detail: text } = useText('applications');
  const counted = useCounted();
  return (
    <div className={`flex flex-none flex-wrap items-end ${styles.rater}`}>
      <span className={`text-quiet text-2xs ${styles.word}`} aria-hidden="true">
        {rating === null ? text.notRated : counted(text.rated, rating)}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields */}
      <div className="flex items-end gap-0.5 numbered" role="group" aria-label={text.rating}>
        {[1, 2, 3, 4, 5].map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={rating === one}
            aria-label={counted(text.stars, one)}
            title={counted(text.stars, one)}
            className={classNames(`grid justify-items-center ${styles.step}`, rating !== null && one <= rating && styles.on)}
            onClick={() => onRate(rating === one ? null : one)}
          />
        ))}
      </div>
    </div>
  );
}
